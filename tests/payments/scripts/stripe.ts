import { type BankAnswer, getCurrentDocument, type OpenDocument, reportSubmittedCard } from '../document.ts';
import type { Operator } from '../operator.ts';
import { readInside } from '../operator.ts';
import { askCustomer, recordCalls, recordShown } from './window.ts';

const KEY = 'Bearer pk_test_pavilion';
const RELEASE_TRAIN = 'endive';
const BANK_SAYS = { passes: 'completed', fails: 'failed' } as const;

/** Defines window.Stripe like Stripe's script, on top of the simulator's own API. */
export function installStripe(operator: Operator): void {
  const { sandbox } = operator;
  const send = recordCalls(operator);
  const { simulators, sites } = sandbox.settings;
  const api = (path: string, body?: unknown) => send(`${simulators.stripeLike}/v1/${path}`, body, KEY);

  async function confirm(document: OpenDocument, clientSecret: string): Promise<unknown> {
    const { number, securityCode, breaks, strangersId } = document.card;
    if (breaks === 'before') throw new Error('The script broke.');
    const [id = ''] = clientSecret.split('_secret_');
    const card = { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: securityCode };
    const method = await api('payment_methods', { card });
    if (readInside(method, 'error') !== undefined) return { error: readInside(method, 'error') };
    if (strangersId === null) reportSubmittedCard(document, true);
    const answer = await api(`payment_intents/${id}/confirm`, {
      client_secret: clientSecret,
      payment_method: strangersId ?? readInside(method, 'id'),
      parent_origin: sites.onlineJoining,
    });
    if (strangersId !== null && readInside(answer, 'error') === undefined)
      reportSubmittedCard(document, true);
    if (breaks === 'after') throw new Error('The script broke.');
    if (breaks === 'connection lost')
      return { error: { type: 'api_connection_error', message: 'The line broke.' } };
    if (readInside(answer, 'status') !== 'requires_action') return result(answer);
    const question = String(readInside(answer, 'next_action', 'use_stripe_sdk', 'url'));
    return follow(id, clientSecret, question, await askCustomer(document));
  }

  /** The customer passes the bank's challenge in the script's own window. */
  async function follow(id: string, clientSecret: string, question: string, bankAnswer: BankAnswer) {
    if (bankAnswer !== 'closed') await send(question, { outcome: BANK_SAYS[bankAnswer] });
    const answer =
      bankAnswer === 'closed'
        ? await api(`payment_intents/${id}/abandon_challenge`, { client_secret: clientSecret })
        : await api(`payment_intents/${id}?client_secret=${clientSecret}`);
    const failure = readInside(answer, 'last_payment_error');
    return readInside(answer, 'status') === 'requires_payment_method' && failure
      ? { error: { ...Object(failure), payment_intent: answer } }
      : result(answer);
  }

  const open = () => ({
    elements: () => ({ create: () => cardElement() }),
    confirmCardPayment: (clientSecret: string) => confirm(getCurrentDocument(), clientSecret),
  });
  Reflect.set(globalThis, 'Stripe', Object.assign(open, { version: RELEASE_TRAIN }));
}

function result(answer: unknown): unknown {
  const error = readInside(answer, 'error');
  return error === undefined ? { paymentIntent: answer } : { error };
}

type Listener = (event: unknown) => void;

function cardElement() {
  const document = getCurrentDocument();
  const listeners = new Map<string, Listener>();
  document.typed = () => listeners.get('change')?.({ complete: true });
  return {
    on: (name: string, listener: Listener) => listeners.set(name, listener),
    mount: () => recordShown(() => listeners.get('ready')?.({})),
    update: () => {},
    destroy: () => {},
  };
}
