import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadCode } from '../../lib';

/**
 * A component whose code loads on first render, even after a new release or when the device was offline; the nearest Suspense
 * shows its fallback meanwhile.
 */
export function createLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadCode(load) }));
}
