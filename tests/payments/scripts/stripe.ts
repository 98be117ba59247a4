import { type BankAnswer, type OpenDocument, reportSubmittedCard, thisDocument } from '../document.ts';
import type { Operator } from '../operator.ts';
import { inside } from '../operator.ts';
import { askCustomer, callsOf, shown } from './window.ts';

const KEY = 'Bearer pk_test_pavilion';
const RELEASE_TRAIN = 'endive';
const BANK_SAYS = { passes: 'completed', fails: 'failed' } as const;

/** Defines window.Stripe like Stripe's script, on top of the simulator's own API. */
export function installStripe(operator: Operator): void {
  const { sandbox } = operator;
  const send = callsOf(operator);
  const { simulators, sites } = sandbox.settings;
  const api = (path: string, body?: unknown) => send(`${simulators.stripeLike}/v1/${path}`, body, KEY);

  async function confirm(document: OpenDocument, clientSecret: string): Promise<unknown> {
    const { number, securityCode, breaks, strangersId } = document.card;
    if (breaks === 'before') throw new Error('The script broke.');
    const [id = ''] = clientSecret.split('_secret_');
    const card = { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: securityCode };
    const method = await api('payment_methods', { card });
    if (inside(method, 'error') !== undefined) return { error: inside(method, 'error') };
    if (strangersId === null) reportSubmittedCard(document, true);
    const answer = await api(`payment_intents/${id}/confirm`, {
      client_secret: clientSecret,
      payment_method: strangersId ?? inside(method, 'id'),
      parent_origin: sites.onlineJoining,
    });
    if (strangersId !== null && inside(answer, 'error') === undefined) reportSubmittedCard(document, true);
    if (breaks === 'after') throw new Error('The script broke.');
    if (breaks === 'connection lost')
      return { error: { type: 'api_connection_error', message: 'The line broke.' } };
    if (inside(answer, 'status') !== 'requires_action') return result(answer);
    const question = String(inside(answer, 'next_action', 'use_stripe_sdk', 'url'));
    return follow(id, clientSecret, question, await askCustomer(document));
  }

  /** The customer passes the bank's challenge in the script's own window. */
  async function follow(id: string, clientSecret: string, question: string, ended: BankAnswer) {
    if (ended !== 'closed') await send(question, { outcome: BANK_SAYS[ended] });
    const answer =
      ended === 'closed'
        ? await api(`payment_intents/${id}/abandon_challenge`, { client_secret: clientSecret })
        : await api(`payment_intents/${id}?client_secret=${clientSecret}`);
    const failure = inside(answer, 'last_payment_error');
    return inside(answer, 'status') === 'requires_payment_method' && failure
      ? { error: { ...Object(failure), payment_intent: answer } }
      : result(answer);
  }

  const open = () => ({
    elements: () => ({ create: () => cardElement() }),
    confirmCardPayment: (clientSecret: string) => confirm(thisDocument(), clientSecret),
  });
  Reflect.set(globalThis, 'Stripe', Object.assign(open, { version: RELEASE_TRAIN }));
}

function result(answer: unknown): unknown {
  const error = inside(answer, 'error');
  return error === undefined ? { paymentIntent: answer } : { error };
}

type Listener = (event: unknown) => void;

function cardElement() {
  const document = thisDocument();
  const listeners = new Map<string, Listener>();
  document.typed = () => listeners.get('change')?.({ complete: true });
  return {
    on: (name: string, listener: Listener) => listeners.set(name, listener),
    mount: () => shown(() => listeners.get('ready')?.({})),
    update: () => {},
    destroy: () => {},
  };
}
