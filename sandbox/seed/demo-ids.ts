import { COMMON_START } from '../domain/catalogue/index.ts';
import { nameUuid } from '../domain/common/index.ts';

/** Derives a UUID from a name, so that seeded rows keep their ids over every reset. */
export function demoId(name: string): string {
  return nameUuid(`pavilion:${name}`);
}

/** Derives the id of a pattern in the same way, of the kind that makes short ids of its sessions. */
export function demoPatternId(name: string): string {
  return `${COMMON_START}${demoId(`pattern:${name}`).slice(COMMON_START.length)}`;
}

export const demoOperatorId = demoId('operator');
