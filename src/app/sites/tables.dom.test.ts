import { describe, expect, it } from 'vitest';
import { account, bookings, patterns } from '@/shared/routes';
import { allRoutes } from './all-routes';
import { loadSiteTable } from './tables';

/** The app renders this page without a path. */
const WITHOUT_ROUTE = '../../pages/system/messages/index.ts';
/** Routes lead to the guard, which renders this page. */
const GUARDED_MODULE = '../../pages/bookings/front-of-house/index.ts';
const {
  [WITHOUT_ROUTE]: _,
  [GUARDED_MODULE]: __,
  ...pages
} = import.meta.glob<object>('../../pages/**/index.ts');

const rows = Object.entries(allRoutes).flatMap(([site, routes]) =>
  routes.map((route) => ({ site, path: route.paths[0], route })),
);

describe('the route tables', () => {
  it.each(Object.entries(pages))('a route leads to the page of %s', async (_path, load) => {
    const moduleExports: unknown[] = Object.values(await load());
    const components = await Promise.all(rows.map(({ route }) => route.load()));
    expect(components.some((page) => moduleExports.includes(page))).toBe(true);
  });

  // Proves S1.3.
  it.each(rows)('the route table of $site leads at $path to a page', async ({ route }) => {
    expect(await route.load()).toBeTypeOf('function');
  });

  it('each site loads its own route table', async () => {
    for (const site of ['online-joining', 'bookings', 'my-account'] as const)
      expect(await loadSiteTable(site)).toEqual(allRoutes[site]);
  });

  // Proves S1.3.
  it.each(Object.entries(allRoutes))('the route table of %s has no duplicate addresses', (_, routes) => {
    const paths = routes.flatMap((route) => route.paths);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('the route tables contain the targets of all links', () => {
    const listPaths = (site: keyof typeof allRoutes) => allRoutes[site].flatMap(({ paths }) => paths);
    expect(listPaths('online-joining')).toEqual(expect.arrayContaining(Object.values(patterns)));
    expect(listPaths('bookings')).toEqual(expect.arrayContaining(Object.values(bookings)));
    expect(listPaths('my-account')).toEqual(expect.arrayContaining(Object.values(account)));
  });
});
