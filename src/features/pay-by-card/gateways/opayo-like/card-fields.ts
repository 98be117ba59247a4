import { frameShown } from '../frame-shown';
import type { CardFields } from '../gateway';
import type { CardDetails, DropIn } from './sdk';

/** Asks the gateway for an identifier of the card; what it answers is read by the caller. */
export type CardSource = {
  readonly tokenise: (session: { key: string; isNew: boolean }) => Promise<unknown>;
  readonly remove: () => void;
};

/** The gateway's answer is waited for so long. */
const LIMIT_MS = 30_000;
const CONTAINER_ID = 'sp-container';

/** A callback's answer as a promise; rejects when it does not come. */
export function answerOf(ask: (answer: (result: unknown) => void) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The gateway did not answer.')), LIMIT_MS);
    ask((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}

/** The gateway's own fields, in a frame of its own origin: the page sees nothing of the card (SAQ A). */
export async function openDropIn(container: HTMLElement, merchantSessionKey: string): Promise<CardSource> {
  const place = document.createElement('div');
  place.id = CONTAINER_ID;
  container.replaceChildren(place);
  let answer: (result: unknown) => void = () => {};
  const isShown = frameShown(place);
  const dropIn: DropIn | undefined = window.sagepayCheckout?.({
    merchantSessionKey,
    containerSelector: `#${CONTAINER_ID}`,
    onTokenise: (result) => answer(result),
  });
  await isShown;
  return {
    tokenise: ({ key, isNew }) =>
      answerOf((told) => {
        answer = told;
        dropIn?.tokenise(...(isNew ? [{ newMerchantSessionKey: key }] : []));
      }),
    remove() {
      dropIn?.destroy();
      place.remove();
    },
  };
}

/** Our own fields. The card passes through the page (SAQ A-EP): it is read when it is sent, and kept nowhere. */
export async function openOwnForm(
  container: HTMLElement,
  onFieldsChange: (fields: CardFields) => void,
): Promise<CardSource & { cardHolder: () => string }> {
  const { mountOwnForm } = await import('./own-form');
  const form = mountOwnForm(container, onFieldsChange);
  return {
    cardHolder: () => form.read().cardholderName,
    async tokenise({ key }) {
      const cardDetails: CardDetails = form.read();
      const result = await answerOf((onTokenised) =>
        window
          .sagepayOwnForm?.({ merchantSessionKey: key })
          .tokeniseCardDetails({ cardDetails, onTokenised }),
      );
      form.forgetSecurityCode();
      return result;
    },
    remove: () => form.remove(),
  };
}
