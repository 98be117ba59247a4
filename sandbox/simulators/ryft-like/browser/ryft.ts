import { showChallenge } from '../../browser/challenge.ts';
import { type Channel, openChannel } from '../../browser/channel.ts';
import { readProperty, readText } from '../../browser/values.ts';
import { formatErrorForCustomer } from './error-messages.ts';
import { listOfferedMethods } from './payment-methods.ts';

type Handler = (event: unknown) => void;

const FORM_ID = 'ryft-pay-form';
const scriptOrigin = new URL(
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : window.location.href,
).origin;

interface MountedFrame {
  readonly channel: Channel;
  readonly frame: HTMLIFrameElement;
  readonly options: unknown;
}

const handlers = new Map<string, Set<Handler>>();
let openedFrame: MountedFrame | null = null;

function emit(name: string, event: Readonly<Record<string, unknown>>): void {
  for (const handler of [...(handlers.get(name) ?? [])]) handler({ eventName: name, ...event });
}

function onMessage(frame: HTMLIFrameElement, name: string, detail: unknown): void {
  if (name === 'height' && typeof detail === 'number') frame.style.setProperty('height', `${detail}px`);
  if (name === 'selection') {
    const id = readText(detail, 'id');
    emit('paymentMethodSelectionChanged', { paymentMethod: id === '' ? null : { id } });
  }
  if (name === 'validation')
    emit('cardValidationChanged', { isValid: readProperty(detail, 'isValid') === true });
}

/** Inserts the card fields, a frame of the provider's origin, at the start of the page's form. */
function init(options: unknown): void {
  if (!readText(options, 'publicKey').startsWith('pk_'))
    throw new Error('Ryft.init: a publicKey is required.');
  if (
    readText(options, 'usage') !== 'setupCard' &&
    !/^ps_\w+_secret_\w+$/.test(readText(options, 'clientSecret'))
  )
    throw new Error('Ryft.init: the clientSecret is not valid.');
  const display = readText(
    readProperty(readProperty(options, 'fieldCollection'), 'billingAddress'),
    'display',
  );
  if (!['', 'full', 'minimum'].includes(display))
    throw new Error('Ryft.init: billingAddress.display is full or minimum.');
  const form = document.getElementById(FORM_ID);
  if (form === null) throw new Error(`Ryft.init: the page has no form ${FORM_ID}.`);
  const paymentMethods = readProperty(options, 'customerPaymentMethods');
  const items = listOfferedMethods(readText(paymentMethods, 'rawJson'), new Date());
  openedFrame?.channel.close();
  openedFrame?.frame.remove();
  const frame = document.createElement('iframe');
  frame.title = 'Secure card payment form';
  frame.src = `${scriptOrigin}/v2/card?parent=${encodeURIComponent(window.location.origin)}`;
  const look = { border: '0', display: 'block', width: '100%', height: '200px' };
  for (const [name, value] of Object.entries(look)) frame.style.setProperty(name, value);
  const channel = openChannel(frame, scriptOrigin, (name, detail) => onMessage(frame, name, detail));
  openedFrame = { channel, frame, options };
  form.prepend(frame);
  const allowStorage = readProperty(paymentMethods, 'allowStorage') === true;
  void channel.call('show', { allowStorage, items, style: readProperty(options, 'style') });
}

function addEventHandler(name: string, handler: Handler): void {
  handlers.set(name, (handlers.get(name) ?? new Set()).add(handler));
}

function ready(): MountedFrame {
  if (openedFrame === null) throw new Error('Ryft.init has to be called first.');
  return openedFrame;
}

/** Calls the frame: rejects for a network error or invalid fields, but not for a decline. */
async function ask(verb: string, payload: unknown): Promise<unknown> {
  const answer = await ready().channel.call(verb, payload);
  const failure = readText(answer, 'failure');
  if (failure !== '') throw new Error(failure);
  return readProperty(answer, 'session');
}

async function handleRequiredAction(
  requiredAction: unknown,
  publicKey: unknown,
  clientSecret: unknown,
): Promise<unknown> {
  if (readText(requiredAction, 'type') === 'Identify') return ask('identify', { publicKey, clientSecret });
  const url = readText(requiredAction, 'url');
  // The customer may close the bank's page: the session then still requires the action.
  await showChallenge(url, url.slice(url.lastIndexOf('/') + 1));
  return ask('retrieve', { publicKey, clientSecret });
}

async function attemptPayment(attemptOptions?: unknown): Promise<unknown> {
  const { options } = ready();
  const publicKey = readText(options, 'publicKey');
  const clientSecret = readText(attemptOptions, 'clientSecret') || readText(options, 'clientSecret');
  const session = await ask('attempt', { publicKey, clientSecret });
  const isManual = readProperty(options, 'manuallyHandleActions') === true;
  return isManual ? session : followActions(session, publicKey, clientSecret);
}

/** Runs the session's required actions in sequence; does not repeat one that the customer closed. */
async function followActions(session: unknown, publicKey: string, clientSecret: string): Promise<unknown> {
  const action = readProperty(session, 'requiredAction');
  if (readProperty(session, 'status') !== 'PendingAction') return session;
  const next = await handleRequiredAction(action, publicKey, clientSecret);
  return readText(action, 'type') === 'Identify' ? followActions(next, publicKey, clientSecret) : next;
}

Reflect.set(window, 'Ryft', {
  init,
  addEventHandler,
  attemptPayment,
  handleRequiredAction,
  getUserFacingErrorMessage: formatErrorForCustomer,
});
