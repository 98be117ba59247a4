import { type BrowserContext, expect } from '@playwright/test';
import { sandboxUrl } from './addresses.ts';
import { type CardWatch, readHiddenStorage } from './card-data.ts';

/** The answer about a child's health in every journey; nothing else on a page is like it. */
export const HEALTH_ANSWER = 'Zirbelkraut allergy';

/** The only call that carries the answers, and the only table that stores them. */
const FORM_CALL = /^PUT \S+\/api\/activities\/attendees\/[^/ ]+\/form\?/;
const FORM_TABLE = 'attendee_forms';

/**
 * Checks that a health answer is only in the operator's form: not in another call, an address, the console, the browser's
 * storage, the analytics or another table. Runs only if a health question was answered.
 */
export async function expectNoHealthData(context: BrowserContext, { texts }: CardWatch): Promise<void> {
  if (!texts.some((text) => FORM_CALL.test(text) && text.includes(HEALTH_ANSWER))) return;
  const otherTexts = texts.filter((text) => !FORM_CALL.test(text));
  const storedTexts = await Promise.all(context.pages().map(readHiddenStorage));
  const cookies = JSON.stringify(await context.cookies());
  const leaks = [...otherTexts, ...storedTexts, cookies].filter((text) => /Zirbelkraut/i.test(text));
  expect(leaks, 'a health answer outside its form').toEqual([]);
  const answer = await fetch(`${sandboxUrl}/_sandbox/search?pattern=Zirbelkraut`);
  const { data }: { data: { table: string }[] } = await answer.json();
  expect(data.map(({ table }) => table).filter((table) => table !== FORM_TABLE)).toEqual([]);
}
