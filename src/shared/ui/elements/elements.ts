import type { ReactElement } from 'react';

/**
 * What stands beside something that comes and goes: elements, and no text of its own. A browser that translates a page takes texts
 * out of React's hands.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
