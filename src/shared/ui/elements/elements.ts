import type { ReactElement } from 'react';

/**
 * Children next to content that comes and goes: elements only, no plain text. Browsers that translate a page replace text nodes,
 * which React then fails to update.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
