import { Component, type ReactNode } from 'react';
import { ErrorPage } from '@/pages/system';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Another place is another chance: the fault of one page does not follow the customer to the next. */
  place: string;
};

/** What a fault in a page comes to: the full-page error inside the layout, with a way home. Spec, platform §2. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    // For engineers only: a name, no values that a customer typed.
    console.error('pavilion: a page failed.', error);
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps): void {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
