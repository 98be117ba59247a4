import { readStored, removeStored, writeStored } from '@/shared/lib';

const STORAGE_KEYS = {
  selection: 'pavilion.joining',
  answers: 'pavilion.joining.answers',
} as const;

/** What this tab stores while a customer joins: the chosen membership, and the answers typed for it. */
type DraftPart = keyof typeof STORAGE_KEYS;

/** Returns the part as stored JSON; null if there is none. */
export function readJoiningDraft(part: DraftPart): string | null {
  return readStored('session', STORAGE_KEYS[part]);
}

/** Stores the part until the tab is closed; null removes it. */
export function writeJoiningDraft(part: DraftPart, draft: object | null): void {
  if (draft === null) removeStored('session', STORAGE_KEYS[part]);
  else writeStored('session', STORAGE_KEYS[part], JSON.stringify(draft));
}

/** Removes every part once the membership is bought or abandoned, or the customer has logged out. */
export function forgetJoiningDraft(): void {
  for (const key of Object.values(STORAGE_KEYS)) removeStored('session', key);
}
