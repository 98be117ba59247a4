import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

type Schemas = components['schemas'];

export type Packages = Camel<Schemas['Packages']>;
export type PackageType = Camel<Schemas['PackageType']>;
export type CustomerPackage = Camel<Schemas['CustomerPackage']>;
export type HeldPackages = Camel<Schemas['HeldPackages']>;
export type HeldPackage = Camel<Schemas['HeldPackage']>;

/** GET activities/packages: the packages of a centre, and those that the customer has; an unknown centre is an `http` 404. */
export function loadPackages({ venue }: { venue: string }, options?: CallOptions): Promise<Packages> {
  return dataOf(() => api().GET('/api/activities/packages', { params: { query: { venue } }, ...options }));
}

/** GET my-account/packages: what the customer has bought, with what it was used for. */
export function loadHeldPackages(options?: CallOptions): Promise<HeldPackages> {
  return dataOf(() => api().GET('/api/my-account/packages', { ...options }));
}
