import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router';
import { createLazyModule, type LazyModule } from '@/shared/lib';
import type { SiteRoute } from '../sites/route';

type Load = SiteRoute['load'];
type PageModule = LazyModule<ComponentType> & {
  /** The page if it is loaded, so that it renders without a spinner; otherwise a lazy component. */
  readonly component: () => ComponentType;
};

const modules = new Map<Load, PageModule>();

/** The module of a page, one per `load` of the route tables. */
export function createPageModule(load: Load): PageModule {
  const cachedModule = modules.get(load);
  if (cachedModule) return cachedModule;
  // Only index.html lists the files of a page, so that no list is loaded twice.
  const page = createLazyModule(() => {
    globalThis.window?.__pavilionBoot?.preloadPage(globalThis.location.pathname);
    return load();
  });
  const Later = lazy(async () => ({ default: await page.load() }));
  const created = { ...page, component: () => page.current() ?? Later };
  modules.set(load, created);
  return created;
}

/** Loads the page at a path during start-up. Never rejects. */
export async function preloadPage(routes: readonly SiteRoute[], pathname: string): Promise<void> {
  const route = routes.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
  await Promise.allSettled(
    [route?.load, route?.above].map((load) => (load ? createPageModule(load).load() : undefined)),
  );
}
