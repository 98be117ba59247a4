import { Component, type ReactNode } from 'react';

type MapBoundaryProps = { readonly children: ReactNode; readonly fallback: ReactNode };

/** Keeps an error in the map from affecting the page. */
export class MapBoundary extends Component<MapBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
