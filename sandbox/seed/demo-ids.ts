import { nameUuid } from '../domain/rules/name-uuid.ts';

/** Derives a UUID from a name, so that seeded rows keep their ids over every reset. */
export function demoId(name: string): string {
  return nameUuid(`pavilion:${name}`);
}

export const demoOperatorId = demoId('operator');
