import { setOwnBorders } from '../field-style';
import type { CardFields } from '../gateway';
import { waitForFrame } from '../wait-for-frame';
import { watchFocus } from '../watch-focus';
import type { Sdk } from './sdk';

/** Requests an identifier for the card from the gateway; the caller parses the result. */
export type CardSource = {
  readonly tokenise: (session: { key: string; isNew: boolean }) => Promise<unknown>;
  readonly remove: () => void;
};

/** How long to wait for the gateway, in ms. */
const MAX_ANSWER_WAIT_MS = 30_000;
const DROP_IN_CONTAINER_ID = 'sp-container';

/** Turns a callback into a promise, which rejects after a timeout. */
export function waitForAnswer(sendRequest: (answer: (result: unknown) => void) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The gateway did not answer.')), MAX_ANSWER_WAIT_MS);
    sendRequest(resolve);
  });
}

/**
 * The gateway's own fields, in a frame of its own origin: the page never sees the card (SAQ A). They report nothing about the
 * typed card until they are asked for it; from the first focus on (`onFirstFocus`) they may be complete.
 */
export async function openDropIn(
  { sagepayCheckout }: Sdk,
  container: HTMLElement,
  merchantSessionKey: string,
  onFirstFocus: () => void,
): Promise<CardSource> {
  const form = document.createElement('form');
  // The script may submit the form that it is bound to: with this method, outside a dialog, that does nothing.
  form.method = 'dialog';
  form.addEventListener('submit', (event) => event.stopPropagation());
  const frameContainer = document.createElement('div');
  frameContainer.id = DROP_IN_CONTAINER_ID;
  form.append(frameContainer);
  container.replaceChildren(form);
  setOwnBorders(container, true);
  let resolveToken: (result: unknown) => void = () => {};
  const frameIsLoaded = waitForFrame(frameContainer);
  const dropIn = sagepayCheckout({
    merchantSessionKey,
    containerSelector: `#${DROP_IN_CONTAINER_ID}`,
    onTokenise: (result) => resolveToken(result),
  });
  dropIn.form();
  watchFocus(form, (isInside) => isInside && onFirstFocus());
  await frameIsLoaded;
  return {
    tokenise: ({ key, isNew }) =>
      waitForAnswer((resolveResult) => {
        resolveToken = resolveResult;
        dropIn.tokenise(...(isNew ? [{ newMerchantSessionKey: key }] : []));
      }),
    remove() {
      dropIn.destroy();
      form.remove();
      setOwnBorders(container, false);
    },
  };
}

/** Our own fields. The card passes through the page (SAQ A-EP): it is read when it is sent, and not stored. */
export async function openOwnForm(
  { sagepayOwnForm }: Sdk,
  container: HTMLElement,
  onFieldsChange: (fields: CardFields) => void,
): Promise<CardSource & { readCardHolder: () => string }> {
  const { mountOwnForm } = await import('./own-form');
  const form = mountOwnForm(container, onFieldsChange);
  setOwnBorders(container, true);
  return {
    readCardHolder: () => form.readCardDetails().cardholderName,
    async tokenise({ key }) {
      const cardDetails = form.readCardDetails();
      const result = await waitForAnswer((onTokenised) =>
        sagepayOwnForm({ merchantSessionKey: key }).tokeniseCardDetails({ cardDetails, onTokenised }),
      );
      form.forgetSecurityCode();
      return result;
    },
    remove() {
      form.remove();
      setOwnBorders(container, false);
    },
  };
}
