import { readStored, removeStored, writeStored } from '@/shared/lib';

const KEYS = {
  selection: 'pavilion.joining',
  answers: 'pavilion.joining.answers',
} as const;

/** What this tab keeps of a membership that is being joined: what was chosen, and the answers that were typed for it. */
type Part = keyof typeof KEYS;

/** Gives the part as it was written (JSON); null when there is none. */
export function readJoiningDraft(part: Part): string | null {
  return readStored('session', KEYS[part]);
}

/** Keeps the part until the tab is closed; null removes it. */
export function writeJoiningDraft(part: Part, draft: object | null): void {
  if (draft === null) removeStored('session', KEYS[part]);
  else writeStored('session', KEYS[part], JSON.stringify(draft));
}

/** Removes every part: the membership was bought or given up, or its customer has logged out. */
export function forgetJoiningDraft(): void {
  for (const key of Object.values(KEYS)) removeStored('session', key);
}
