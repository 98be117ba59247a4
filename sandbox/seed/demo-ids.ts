import { COMMON_PATTERN_ID_START } from '../domain/catalogue/index.ts';
import { createNameUuid } from '../domain/common/index.ts';

/** Derives a UUID from a name, so that seeded rows keep their ids after every reset. */
export function demoId(name: string): string {
  return createNameUuid(`pavilion:${name}`);
}

/** Derives the id of a pattern in the same way, in the format that gives its sessions short ids. */
export function demoPatternId(name: string): string {
  return `${COMMON_PATTERN_ID_START}${demoId(`pattern:${name}`).slice(COMMON_PATTERN_ID_START.length)}`;
}

export const demoOperatorId = demoId('operator');
