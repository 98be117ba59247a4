import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

type Schemas = components['schemas'];

export type Packages = Camel<Schemas['Packages']>;
export type PackageType = Camel<Schemas['PackageType']>;
export type CustomerPackage = Camel<Schemas['CustomerPackage']>;

/** GET activities/packages: the packages of a centre, and those that the customer has; an unknown centre is an `http` 404. */
export function loadPackages({ venue }: { venue: string }, options?: CallOptions): Promise<Packages> {
  return dataOf(() => api().GET('/api/activities/packages', { params: { query: { venue } }, ...options }));
}
