import type { Camel } from './camel';
import { api, reportProblems } from './client';
import { readRows } from './configured/rows';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type Packages = Camel<Schemas['Packages']>;
export type PackageType = Camel<Schemas['PackageType']>;
export type CustomerPackage = Camel<Schemas['CustomerPackage']>;
export type HeldPackages = Camel<Schemas['HeldPackages']>;
export type HeldPackage = Camel<Schemas['HeldPackage']>;

/**
 * GET activities/packages: the packages that a centre sells, and those that the customer has; an unknown centre is an `http` 404.
 */
export async function loadPackages({ venue }: { venue: string }, options?: CallOptions): Promise<Packages> {
  const response = await unwrapData(() =>
    api().GET('/api/activities/packages', { params: { query: { venue } }, ...options }),
  );
  const filterShowable = <Row extends { id: string; name: string }>(rows: readonly Row[]) =>
    reportProblems(readRows('package', rows, ['id', 'name']));
  return { ...response, packages: filterShowable(response.packages), mine: filterShowable(response.mine) };
}

/** GET my-account/packages: the packages that the customer has bought, and the visits used. */
export async function loadHeldPackages(options?: CallOptions): Promise<HeldPackages> {
  const response = await unwrapData(() => api().GET('/api/my-account/packages', { ...options }));
  return { ...response, items: reportProblems(readRows('package', response.items, ['id', 'name'])) };
}
