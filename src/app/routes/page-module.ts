import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router';
import { type LazyModule, lazyModule } from '@/shared/lib';
import type { SiteRoute } from '../sites/route';

type Load = NonNullable<SiteRoute['load']>;
type PageModule = LazyModule<ComponentType> & {
  /** The page itself when its code is there, which is drawn without a spinner in between; else what waits for it. */
  readonly component: () => ComponentType;
};

const modules = new Map<Load, PageModule>();

/** The code of a page, one for each `load` of the tables. */
export function pageModule(load: Load): PageModule {
  const known = modules.get(load);
  if (known) return known;
  const page = lazyModule(load);
  const Later = lazy(async () => ({ default: await page.load() }));
  const created = { ...page, component: () => page.current() ?? Later };
  modules.set(load, created);
  return created;
}

/** Fetches the code of the page at a path, so that it is there when the start-up is over. Never fails. */
export async function preloadPage(routes: readonly SiteRoute[], pathname: string): Promise<void> {
  const found = routes.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
  if (found?.load)
    await pageModule(found.load)
      .load()
      .catch(() => {});
}
