import { Component, type ReactNode } from 'react';
import { ErrorPage } from '@/pages/system/messages';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** The error is cleared when the path changes, so that it does not persist on the next page. */
  pathname: string;
};

/** Shows the full-page error inside the layout when a page throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    // For engineers; React errors contain no typed values.
    console.error('pavilion: a page failed.', error);
  }

  override componentDidUpdate({ pathname }: ErrorBoundaryProps): void {
    if (this.state.hasFailed && pathname !== this.props.pathname) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
