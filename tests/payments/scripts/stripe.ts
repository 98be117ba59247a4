import { type BankResult, getCurrentDocument, type OpenDocument, reportSubmittedCard } from '../document.ts';
import type { Operator } from '../operator.ts';
import { readInside } from '../operator.ts';
import { countCalls, openBankWindow, runAfterLoading } from './window.ts';

const AUTHORIZATION = 'Bearer pk_test_pavilion';
const RELEASE_TRAIN = 'endive';
const CHALLENGE_OUTCOMES = { passes: 'completed', fails: 'failed' } as const;

/** Defines window.Stripe like Stripe's script, on top of the simulator's own API. */
export function installStripe(operator: Operator): void {
  const { sandbox } = operator;
  const send = countCalls(operator);
  const { simulators, sites } = sandbox.settings;
  const callApi = (path: string, body?: unknown) =>
    send(`${simulators.stripeLike}/v1/${path}`, body, AUTHORIZATION);

  async function confirmPayment(document: OpenDocument, clientSecret: string): Promise<unknown> {
    const { number, securityCode, scriptFailure, strangersCardId } = document.card;
    if (scriptFailure === 'before') throw new Error('The script broke.');
    const [intentId = ''] = clientSecret.split('_secret_');
    const card = { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: securityCode };
    const paymentMethod = await callApi('payment_methods', { card });
    if (readInside(paymentMethod, 'error') !== undefined)
      return { error: readInside(paymentMethod, 'error') };
    if (strangersCardId === null) reportSubmittedCard(document, true);
    const answer = await callApi(`payment_intents/${intentId}/confirm`, {
      client_secret: clientSecret,
      payment_method: strangersCardId ?? readInside(paymentMethod, 'id'),
      parent_origin: sites.onlineJoining,
    });
    if (strangersCardId !== null && readInside(answer, 'error') === undefined)
      reportSubmittedCard(document, true);
    if (scriptFailure === 'after') throw new Error('The script broke.');
    if (scriptFailure === 'connection lost')
      return { error: { type: 'api_connection_error', message: 'The line broke.' } };
    if (readInside(answer, 'status') !== 'requires_action') return toStripeResult(answer);
    const challengeUrl = String(readInside(answer, 'next_action', 'use_stripe_sdk', 'url'));
    return followChallenge(intentId, clientSecret, challengeUrl, await openBankWindow(document));
  }

  /** The customer passes the bank's challenge in the script's own window. */
  async function followChallenge(
    intentId: string,
    clientSecret: string,
    challengeUrl: string,
    bankResult: BankResult,
  ) {
    if (bankResult !== 'closed') await send(challengeUrl, { outcome: CHALLENGE_OUTCOMES[bankResult] });
    const answer =
      bankResult === 'closed'
        ? await callApi(`payment_intents/${intentId}/abandon_challenge`, { client_secret: clientSecret })
        : await callApi(`payment_intents/${intentId}?client_secret=${clientSecret}`);
    const failure = readInside(answer, 'last_payment_error');
    return readInside(answer, 'status') === 'requires_payment_method' && failure
      ? { error: { ...Object(failure), payment_intent: answer } }
      : toStripeResult(answer);
  }

  const createStripe = () => ({
    elements: () => ({ create: () => createCardElement() }),
    confirmCardPayment: (clientSecret: string) => confirmPayment(getCurrentDocument(), clientSecret),
  });
  Reflect.set(globalThis, 'Stripe', Object.assign(createStripe, { version: RELEASE_TRAIN }));
}

function toStripeResult(answer: unknown): unknown {
  const error = readInside(answer, 'error');
  return error === undefined ? { paymentIntent: answer } : { error };
}

type Listener = (event: unknown) => void;

function createCardElement() {
  const document = getCurrentDocument();
  const listeners = new Map<string, Listener>();
  document.cardTyped = () => listeners.get('change')?.({ complete: true });
  return {
    on: (name: string, listener: Listener) => listeners.set(name, listener),
    mount: () => runAfterLoading(() => listeners.get('ready')?.({})),
    update: () => {},
    destroy: () => {},
  };
}
