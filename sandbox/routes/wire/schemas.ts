import type { components } from '../../../src/shared/api/schema.gen.ts';

/** The bodies of the API document by their name in it. */
export type Schemas = components['schemas'];
