import { join } from 'node:path';

/** Where the files of the package are, beside its program. It replaces `contracts/shipped.ts` in the package. */
export const pactDir = join(import.meta.dirname, 'pact');
export const documentFile = join(import.meta.dirname, 'openapi.json');
