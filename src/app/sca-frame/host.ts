import {
  BANK_RETURNED_MESSAGE,
  type ChallengeStart,
  POSTED_MESSAGE,
  READY_MESSAGE,
  RETURNED_MESSAGE,
  readBankReturn,
  readChallengeStart,
  readMessage,
  SCA_FORM_KEY,
  START_MESSAGE,
} from '@/shared/sca-frame';

/** The window of the host page, and the checkout that contains it. */
export type HostWindow = {
  readonly ownWindow: Pick<Window, 'addEventListener'>;
  readonly parent: Pick<Window, 'postMessage'>;
  readonly origin: string;
  readonly document: Document;
};

const BANK_FRAME_NAME = 'sca-bank';

/**
 * The sandbox flags of the bank's page: scripts, forms, and windows of apps and passkeys, but no navigation of the
 * checkout.
 */
const SANDBOX_FLAGS =
  'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals';

/**
 * The page between the checkout and the bank: posts one form from the checkout into a named frame, and forwards the
 * message of the return page. Messages must match origin, source and reference.
 */
export function hostChallenge({ ownWindow, parent, origin, document }: HostWindow): void {
  let challenge: { challengeStart: ChallengeStart; bankFrame: HTMLIFrameElement } | null = null;
  let hasReturned = false;
  const post = (type: string, content: object = {}) => parent.postMessage({ type, ...content }, origin);

  ownWindow.addEventListener('message', (message) => {
    if (challenge === null) {
      const content = readMessage(message, { origin, source: parent, type: START_MESSAGE });
      const challengeStart = content && readChallengeStart(content);
      if (!challengeStart) return;
      challenge = { challengeStart, bankFrame: openBankFrame(document, challengeStart) };
      post(POSTED_MESSAGE, { reference: challengeStart.reference });
      return;
    }
    const { challengeStart, bankFrame } = challenge;
    const content = readMessage(message, {
      origin: challengeStart.returnOrigin,
      source: bankFrame.contentWindow,
      type: BANK_RETURNED_MESSAGE,
    });
    const result = content && readBankReturn(content, challengeStart.reference);
    if (!result || hasReturned) return;
    hasReturned = true;
    post(RETURNED_MESSAGE, result);
  });
  post(READY_MESSAGE);
}

export type FullPage = {
  readonly storage: Pick<Storage, 'getItem' | 'removeItem'>;
  readonly document: Document;
  readonly leave: (address: string) => void;
};

/**
 * The full-page variant for browsers that block the frame: posts the form that the checkout has stored. The bank
 * returns to the API, which redirects to the checkout.
 */
export function goToBank({ storage, document, leave }: FullPage): void {
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
    return typeof content === 'object' && content !== null ? readChallengeStart({ ...content }) : null;
  } catch {
    return null;
  }
}

function openBankFrame(document: Document, start: ChallengeStart): HTMLIFrameElement {
  const bankFrame = document.createElement('iframe');
  bankFrame.name = BANK_FRAME_NAME;
  bankFrame.title = 'Your bank';
  bankFrame.setAttribute('sandbox', SANDBOX_FLAGS);
  bankFrame.allow = 'publickey-credentials-get *; payment *';
  if (isAddressOnly(start)) bankFrame.src = start.form.url;
  document.body.append(bankFrame);
  if (!isAddressOnly(start)) submitForm(document, start, BANK_FRAME_NAME);
  return bankFrame;
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
