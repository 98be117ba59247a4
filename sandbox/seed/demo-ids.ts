import { nameUuid } from '../domain/rules/name-uuid.ts';
import { COMMON_START } from '../domain/rules/session-id.ts';

/** Derives a UUID from a name, so that seeded rows keep their ids over every reset. */
export function demoId(name: string): string {
  return nameUuid(`pavilion:${name}`);
}

/** Derives the id of a pattern in the same way, of the kind that makes short ids of its sessions. */
export function demoPatternId(name: string): string {
  return `${COMMON_START}${demoId(`pattern:${name}`).slice(COMMON_START.length)}`;
}

export const demoOperatorId = demoId('operator');
