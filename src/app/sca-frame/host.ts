import {
  BANK_RETURNED,
  type ChallengeStart,
  messageFrom,
  POSTED,
  READY,
  RETURNED,
  readReturn,
  readStart,
  SCA_FORM_KEY,
  START,
} from '@/shared/sca-frame';

/** The window that the host page runs in, and the checkout above it. */
export type HostWindow = {
  readonly own: Pick<Window, 'addEventListener'>;
  readonly parent: Pick<Window, 'postMessage'>;
  readonly origin: string;
  readonly document: Document;
};

const FRAME_NAME = 'sca-bank';

/**
 * What a bank's page may do: everything that a form needs, and an app's or a passkey's window, but never replace the
 * checkout's own page.
 */
const SANDBOX =
  'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals';

/**
 * The page between the checkout and the bank. It takes one form from the checkout, sends it once into a named frame, and
 * passes the return page's message up. Whoever else speaks is not heard: origin, source and reference must all be right.
 */
export function hostChallenge({ own, parent, origin, document }: HostWindow): void {
  let started: { start: ChallengeStart; bank: HTMLIFrameElement } | null = null;
  let isReturned = false;
  const tell = (type: string, content: object = {}) => parent.postMessage({ type, ...content }, origin);

  own.addEventListener('message', (message) => {
    if (started === null) {
      const content = messageFrom(message, { origin, source: parent, type: START });
      const start = content && readStart(content);
      if (!start) return;
      started = { start, bank: openBank(document, start) };
      tell(POSTED, { reference: start.reference });
      return;
    }
    const { start, bank } = started;
    const content = messageFrom(message, {
      origin: start.returnOrigin,
      source: bank.contentWindow,
      type: BANK_RETURNED,
    });
    const returned = content && readReturn(content, start.reference);
    // A bank that sends its customer back twice is heard once.
    if (!returned || isReturned) return;
    isReturned = true;
    tell(RETURNED, returned);
  });
  tell(READY);
}

/** The parts of a browser that the host page needs when it has the whole window. */
export type OwnPage = {
  readonly storage: Pick<Storage, 'getItem' | 'removeItem'>;
  readonly document: Document;
  readonly leave: (address: string) => void;
};

/**
 * The page in the whole window, for a browser that shows no frame: the form that the checkout has left is posted from here,
 * once, and the bank sends its customer back to the API's return page, which leads to the checkout.
 */
export function goToBank({ storage, document, leave }: OwnPage): void {
  const kept = storage.getItem(SCA_FORM_KEY);
  storage.removeItem(SCA_FORM_KEY);
  const start = kept === null ? null : readKept(kept);
  if (start === null) leave('/checkout');
  else if (isAddressOnly(start)) leave(start.form.url);
  else submitForm(document, start, '_self');
}

function readKept(kept: string): ChallengeStart | null {
  try {
    const content: unknown = JSON.parse(kept);
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

/** A bank that is gone to by its address alone: a form would drop the address's own query. */
function isAddressOnly({ form: { method, fields } }: ChallengeStart): boolean {
  return method === 'GET' && Object.keys(fields).length === 0;
}

/** Every pair becomes a hidden field, whatever its name: the form's own `submit` may be hidden by a field of that name. */
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
