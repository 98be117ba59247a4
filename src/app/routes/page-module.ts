import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router';
import { createLazyModule, type LazyModule } from '@/shared/lib';
import type { SiteRoute } from '../sites/route';

type LoadPage = SiteRoute['load'];
type PageModule = LazyModule<ComponentType> & {
  /** The page if it is loaded, so that it renders without a spinner; otherwise a lazy component. */
  readonly getComponent: () => ComponentType;
};

const modules = new Map<LoadPage, PageModule>();

/** The module of a page, one per `load` of the route tables. */
export function getPageModule(load: LoadPage): PageModule {
  const cachedModule = modules.get(load);
  if (cachedModule) return cachedModule;
  // Only index.html lists the files of a page, so that no list is loaded twice.
  const page = createLazyModule(() => {
    globalThis.window?.__pavilionBoot?.preloadPage(globalThis.location.pathname);
    return load();
  });
  const LazyPage = lazy(async () => ({ default: await page.load() }));
  const pageModule = { ...page, getComponent: () => page.current() ?? LazyPage };
  modules.set(load, pageModule);
  return pageModule;
}

/** Loads the page at a path during start-up. Never rejects. */
export async function preloadPage(routes: readonly SiteRoute[], pathname: string): Promise<void> {
  const route = routes.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
  await Promise.allSettled(
    [route?.load, route?.above].map((load) => (load ? getPageModule(load).load() : undefined)),
  );
}
