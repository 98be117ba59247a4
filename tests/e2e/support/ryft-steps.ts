import { fillCardDetails } from './fill.ts';
import type { Screen } from './test.ts';

export const RYFT_CARD = '4012 0000 0006 0085';
/** A card whose bank requires a challenge, and approves once it is passed. */
export const RYFT_CHALLENGE_CARD = '4918 1900 0000 0002';
/** A card whose bank identifies the browser first, and then requires a challenge. */
export const RYFT_METHOD_CARD = '4938 7300 0000 0001';

/** Types a card into the provider's own frame. Some security codes decide the outcome. */
export async function fillRyftCard(page: Screen, number = RYFT_CARD, securityCode?: string): Promise<void> {
  await fillCardDetails(page.frameLocator('iframe[title="Secure card payment form"]'), number, securityCode);
}
