import { join } from 'node:path';

/** Where the files of the package are, beside its program. It replaces `contracts/shipped.ts` in the package. */
export const PACT_FOLDER = join(import.meta.dirname, 'pact');
export const DOCUMENT_FILE = join(import.meta.dirname, 'openapi.json');
