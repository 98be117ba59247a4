import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadCode } from '../../lib';

/** A component whose code comes when it is first drawn, also after a new release or offline; the nearest Suspense shows what waits for it. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadCode(load) }));
}
