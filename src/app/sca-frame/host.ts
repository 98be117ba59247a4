import {
  BANK_RETURNED,
  type ChallengeStart,
  POSTED,
  READY,
  RETURNED,
  readMessage,
  readReturn,
  readStart,
  SCA_FORM_KEY,
  START,
} from '@/shared/sca-frame';

/** The window of the host page, and the checkout that contains it. */
export type HostWindow = {
  readonly ownWindow: Pick<Window, 'addEventListener'>;
  readonly parent: Pick<Window, 'postMessage'>;
  readonly origin: string;
  readonly document: Document;
};

const FRAME_NAME = 'sca-bank';

/**
 * The sandbox flags of the bank's page: scripts, forms, and windows of apps and passkeys, but no navigation of the
 * checkout.
 */
const SANDBOX =
  'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals';

/**
 * The page between the checkout and the bank: posts one form from the checkout into a named frame, and forwards the
 * message of the return page. Messages must match origin, source and reference.
 */
export function hostChallenge({ ownWindow, parent, origin, document }: HostWindow): void {
  let challenge: { start: ChallengeStart; bank: HTMLIFrameElement } | null = null;
  let isReturned = false;
  const post = (type: string, content: object = {}) => parent.postMessage({ type, ...content }, origin);

  ownWindow.addEventListener('message', (message) => {
    if (challenge === null) {
      const content = readMessage(message, { origin, source: parent, type: START });
      const start = content && readStart(content);
      if (!start) return;
      challenge = { start, bank: openBank(document, start) };
      post(POSTED, { reference: start.reference });
      return;
    }
    const { start, bank } = challenge;
    const content = readMessage(message, {
      origin: start.returnOrigin,
      source: bank.contentWindow,
      type: BANK_RETURNED,
    });
    const result = content && readReturn(content, start.reference);
    if (!result || isReturned) return;
    isReturned = true;
    post(RETURNED, result);
  });
  post(READY);
}

export type OwnPage = {
  readonly storage: Pick<Storage, 'getItem' | 'removeItem'>;
  readonly document: Document;
  readonly leave: (address: string) => void;
};

/**
 * The full-page variant for browsers that block the frame: posts the form that the checkout has stored. The bank
 * returns to the API, which redirects to the checkout.
 */
export function goToBank({ storage, document, leave }: OwnPage): void {
  const storedForm = storage.getItem(SCA_FORM_KEY);
  storage.removeItem(SCA_FORM_KEY);
  const start = storedForm === null ? null : readStoredStart(storedForm);
  if (start === null) leave('/checkout');
  else if (isAddressOnly(start)) leave(start.form.url);
  else submitForm(document, start, '_self');
}

function readStoredStart(storedForm: string): ChallengeStart | null {
  try {
    const content: unknown = JSON.parse(storedForm);
    return typeof content === 'object' && content !== null ? readStart({ ...content }) : null;
  } catch {
    return null;
  }
}

function openBank(document: Document, start: ChallengeStart): HTMLIFrameElement {
  const bank = document.createElement('iframe');
  bank.name = FRAME_NAME;
  bank.title = 'Your bank';
  bank.setAttribute('sandbox', SANDBOX);
  bank.allow = 'publickey-credentials-get *; payment *';
  if (isAddressOnly(start)) bank.src = start.form.url;
  document.body.append(bank);
  if (!isAddressOnly(start)) submitForm(document, start, FRAME_NAME);
  return bank;
}

/** Whether the challenge needs only a plain address: a GET form would drop its query. */
function isAddressOnly({ form: { method, fields } }: ChallengeStart): boolean {
  return method === 'GET' && Object.keys(fields).length === 0;
}

/** Submits through the prototype, because a field named `submit` would hide the method of the form. */
function submitForm(
  document: Document,
  { form: { url, method, fields } }: ChallengeStart,
  target: string,
): void {
  const form = document.createElement('form');
  form.setAttribute('action', url);
  form.setAttribute('method', method);
  form.setAttribute('target', target);
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
