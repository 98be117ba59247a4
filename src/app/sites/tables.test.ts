import { describe, expect, it } from 'vitest';
import { account, bookings, patterns } from '@/shared/routes';
import { builtRoutes, siteRoutes } from './tables';

/** Rendered by the app without a path. */
const WITHOUT_ROUTE = '../../pages/system/index.ts';
const { [WITHOUT_ROUTE]: _, ...pages } = import.meta.glob<object>('../../pages/**/index.ts');

const rows = Object.entries(siteRoutes).flatMap(([site, routes]) =>
  routes.map((route) => ({ site, path: route.paths[0], route })),
);

describe('the route tables', () => {
  it.each(Object.entries(pages))('have the page of %s', async (_path, load) => {
    const own: unknown[] = Object.values(await load());
    const shown = await Promise.all(rows.map(({ route }) => route.load?.()));
    expect(shown.some((page) => own.includes(page))).toBe(true);
  });

  it.each(rows.filter(({ route }) => route.load !== null))(
    'on $site lead at $path to a page',
    async ({ route }) => {
      expect(await route.load?.()).toBeTypeOf('function');
    },
  );

  it.each(Object.entries(siteRoutes))('on %s have no address twice', (_, routes) => {
    const paths = routes.flatMap((route) => route.paths);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('have what the links of the sites lead to', () => {
    expect(builtRoutes['online-joining']).toEqual(expect.arrayContaining(Object.values(patterns)));
    const { toLocation, toCamps, toCourses } = bookings;
    expect(builtRoutes.bookings).toEqual(expect.arrayContaining([toLocation, toCamps, toCourses]));
    const planned = siteRoutes['my-account'].flatMap(({ paths }) => paths);
    expect(planned).toEqual(expect.arrayContaining(Object.values(account)));
  });
});
