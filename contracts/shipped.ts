import { join } from 'node:path';

/** Where the pact and the API document are. In the package for API teams they are beside the program (`packages/contracts`). */
export const PACT_FOLDER = join(import.meta.dirname, 'pacts');
export const DOCUMENT_FILE = join(import.meta.dirname, '..', 'openapi', 'bundle.json');
