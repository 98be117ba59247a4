import { showChallenge } from '../../browser/challenge.ts';
import { createIntegrationError, readProperty, readText } from '../../browser/values.ts';
import { isCardElement } from './card-element.ts';

export type ProviderRequest = (path: string, body?: unknown) => Promise<unknown>;

/** The provider's result: resolves with the intent or the error, never rejects for a refusal. */
export type IntentResult = { readonly paymentIntent: unknown } | { readonly error: unknown };

function readIntentId(clientSecret: unknown): string {
  const id = typeof clientSecret === 'string' ? /^(pi_\w+?)_secret_\w+$/.exec(clientSecret)?.[1] : undefined;
  if (id === undefined)
    throw createIntegrationError(
      'Invalid value for clientSecret: it should be of the form {id}_secret_{secret}.',
    );
  return id;
}

function toResult(answer: unknown): IntentResult {
  const error = readProperty(answer, 'error');
  return error === undefined ? { paymentIntent: answer } : { error };
}

/** Creates the PaymentIntent calls. `request` calls the provider's API; `origin` is that of the provider's pages. */
export function createPayments(key: string, request: ProviderRequest, origin: string) {
  async function retrieve(clientSecret: unknown): Promise<unknown> {
    const id = readIntentId(clientSecret);
    return request(`payment_intents/${id}?client_secret=${String(clientSecret)}`);
  }

  /** Shows the bank's page when the intent requires it, then reads the result. */
  async function followNextAction(clientSecret: unknown, intent: unknown): Promise<IntentResult> {
    const away = readProperty(readProperty(intent, 'next_action'), 'redirect_to_url');
    if (away !== undefined) {
      window.location.assign(readText(away, 'url'));
      // The page navigates away, so the promise never settles.
      return new Promise(() => {});
    }
    const action = readProperty(readProperty(intent, 'next_action'), 'use_stripe_sdk');
    const challengeQuery = new URLSearchParams({
      parent: window.location.origin,
      url: readText(action, 'url'),
    });
    const ended = await showChallenge(
      `${origin}/v1/hooks/challenge?${challengeQuery}`,
      readText(action, 'reference'),
    );
    const answer =
      ended === 'answered'
        ? await retrieve(clientSecret)
        : await request(`payment_intents/${readIntentId(clientSecret)}/abandon_challenge`, {
            client_secret: clientSecret,
          });
    const failure = readProperty(answer, 'last_payment_error');
    if (readProperty(answer, 'status') === 'requires_payment_method' && failure)
      return { error: { ...Object(failure), payment_intent: answer } };
    return toResult(answer);
  }

  async function createMethod(data: unknown): Promise<unknown> {
    const paymentMethod = readProperty(data, 'payment_method');
    if (typeof paymentMethod === 'string') return { id: paymentMethod };
    const element = readProperty(paymentMethod, 'card');
    if (!isCardElement(element) || element.type === 'cardCvc')
      throw createIntegrationError(
        'Missing value for confirmCardPayment: payment_method.card should be a card Element.',
      );
    return element._tokenise({ key, billing_details: readProperty(paymentMethod, 'billing_details') });
  }

  /** Gets a saved card's security code from its element: a token, an error, or null if there is none. */
  async function tokeniseCvc(data: unknown): Promise<unknown> {
    const element = readProperty(readProperty(readProperty(data, 'payment_method_options'), 'card'), 'cvc');
    if (element === undefined) return null;
    if (!isCardElement(element) || element.type !== 'cardCvc')
      throw createIntegrationError('payment_method_options.card.cvc should be a cardCvc Element.');
    return element._tokenise({ key });
  }

  async function confirm(
    clientSecret: unknown,
    data: unknown,
    handleActions: boolean,
  ): Promise<IntentResult> {
    const id = readIntentId(clientSecret);
    const method = await createMethod(data);
    if (readProperty(method, 'error') !== undefined) return toResult(method);
    const cvc = await tokeniseCvc(data);
    if (readProperty(cvc, 'error') !== undefined) return toResult(cvc);
    const answer = await request(`payment_intents/${id}/confirm`, {
      client_secret: clientSecret,
      payment_method: readProperty(method, 'id'),
      parent_origin: window.location.origin,
      payment_method_options: { card: { cvc_token: readProperty(cvc, 'id') } },
      setup_future_usage: readProperty(data, 'setup_future_usage'),
      return_url: readProperty(data, 'return_url'),
    });
    if (readProperty(answer, 'status') === 'requires_action' && handleActions)
      return followNextAction(clientSecret, answer);
    return toResult(answer);
  }

  async function handleNextAction(clientSecret: unknown): Promise<IntentResult> {
    const intent = await retrieve(clientSecret);
    if (readProperty(intent, 'error') !== undefined) return toResult(intent);
    if (readProperty(intent, 'status') !== 'requires_action')
      throw createIntegrationError(
        'handleNextAction: The PaymentIntent supplied is not in the requires_action state.',
      );
    return followNextAction(clientSecret, intent);
  }

  return {
    retrieve: async (clientSecret: unknown) => toResult(await retrieve(clientSecret)),
    confirm,
    handleNextAction,
  };
}
