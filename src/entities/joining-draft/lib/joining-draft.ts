import { readStored, removeStored, writeStored } from '@/shared/lib';

const KEYS = {
  selection: 'pavilion.joining',
  answers: 'pavilion.joining.answers',
} as const;

/** What this tab stores while a customer joins: the chosen membership, and the answers typed for it. */
type Part = keyof typeof KEYS;

/** Returns the part as stored JSON; null if there is none. */
export function readJoiningDraft(part: Part): string | null {
  return readStored('session', KEYS[part]);
}

/** Stores the part until the tab is closed; null removes it. */
export function writeJoiningDraft(part: Part, draft: object | null): void {
  if (draft === null) removeStored('session', KEYS[part]);
  else writeStored('session', KEYS[part], JSON.stringify(draft));
}

/** Removes every part once the membership is bought or abandoned, or the customer has logged out. */
export function forgetJoiningDraft(): void {
  for (const key of Object.values(KEYS)) removeStored('session', key);
}
