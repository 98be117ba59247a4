import type { components } from '../../../src/shared/api/schema.gen.ts';

/** The types of the API document by schema name. */
export type Schemas = components['schemas'];
