import { Component, type ReactNode } from 'react';

type Props = { readonly children: ReactNode; readonly instead: ReactNode };

/** A map that breaks takes nothing else of the page with it. */
export class MapBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
