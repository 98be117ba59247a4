import { type Channel, openChannel } from '../../browser/channel.ts';
import { createIntegrationError, readProperty, readText } from '../../browser/values.ts';
import { isCardElement } from './card-element.ts';
import { createElements } from './elements.ts';
import { createPayments, type IntentResult } from './payments.ts';

/** The release train of the installed @stripe/stripe-js, which compares it for test keys. */
const releaseTrain = 'endive';

const scriptOrigin = new URL(
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : window.location.href,
).origin;

function openController(origin: string): Channel {
  const frame = document.createElement('iframe');
  frame.src = `${origin}/v1/elements/controller?parent=${encodeURIComponent(window.location.origin)}`;
  frame.title = 'Payment controller';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.style.setProperty('display', 'none');
  const channel = openChannel(frame, origin);
  document.body.append(frame);
  return channel;
}

/** Navigates to the return address, as confirmPayment does by default. */
function leaveFor(returnUrl: string, result: IntentResult): void {
  const intent = 'paymentIntent' in result ? result.paymentIntent : null;
  const target = new URL(returnUrl);
  target.searchParams.set('payment_intent', readText(intent, 'id'));
  target.searchParams.set('payment_intent_client_secret', readText(intent, 'client_secret'));
  target.searchParams.set('redirect_status', 'succeeded');
  window.location.assign(target);
}

/** The simulator's replacement for Stripe.js; called with or without `new`. */
function createStripe(key: unknown) {
  if (typeof key !== 'string' || !/^pk_/.test(key))
    throw createIntegrationError(
      'Please call Stripe() with your publishable key. You used an empty or a secret key.',
    );
  let controller: Channel | null = null;

  const request = (path: string, body?: unknown) => {
    controller ??= openController(scriptOrigin);
    return controller.call('request', { key, path, body });
  };
  const payments = createPayments(key, request, scriptOrigin);

  async function tokenise(element: unknown, into: string, details: unknown): Promise<unknown> {
    if (!isCardElement(element)) throw createIntegrationError('A card Element must be given.');
    return element._tokenise({ key, into, billing_details: details });
  }

  return {
    elements: (options?: unknown) => createElements(scriptOrigin, options),
    async createToken(element: unknown) {
      const token = await tokenise(element, 'token', undefined);
      return readProperty(token, 'error') === undefined ? { token } : { error: readProperty(token, 'error') };
    },
    async createPaymentMethod(first: unknown, second?: unknown) {
      const element =
        typeof first === 'string' ? second : (readProperty(first, 'card') ?? readProperty(first, 'element'));
      const paymentMethod = await tokenise(element, 'method', readProperty(first, 'billing_details'));
      const error = readProperty(paymentMethod, 'error');
      return error === undefined ? { paymentMethod } : { error };
    },
    confirmCardPayment: (clientSecret: unknown, data?: unknown, options?: unknown) =>
      payments.confirm(clientSecret, data, readProperty(options, 'handleActions') !== false),
    async confirmPayment(options: unknown) {
      const elements = readProperty(options, 'elements');
      const fromElements = readProperty(elements, '_card');
      const secretOf = readProperty(elements, '_clientSecret');
      const card: unknown = typeof fromElements === 'function' ? fromElements() : null;
      const clientSecret =
        readProperty(options, 'clientSecret') ?? (typeof secretOf === 'function' ? secretOf() : undefined);
      const result = await payments.confirm(clientSecret, { payment_method: { card } }, true);
      if ('paymentIntent' in result && readProperty(options, 'redirect') !== 'if_required')
        leaveFor(readText(readProperty(options, 'confirmParams'), 'return_url'), result);
      return result;
    },
    handleNextAction: (options: unknown) => payments.handleNextAction(readProperty(options, 'clientSecret')),
    handleCardAction: (clientSecret: unknown) => payments.handleNextAction(clientSecret),
    retrievePaymentIntent: (clientSecret: unknown) => payments.retrieve(clientSecret),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

function Stripe(key: unknown) {
  return createStripe(key);
}
Stripe.version = releaseTrain;
Reflect.set(window, 'Stripe', Stripe);

// Adds another script of the provider to the shop's document by a plain URL, as Stripe's script does.
const checker = document.createElement('script');
checker.src = `${scriptOrigin}/v1/checker.js`;
document.head.append(checker);
