import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookings, sessionPlaces } from '../store/schema/bookings.ts';
import type { Answer } from '../testing/calls.ts';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from './testing.ts';
import { answerBank, buildPaymentBody, payWithCard } from './testing-journey.ts';
import {
  BILLING_FIELDS,
  completeChallenge,
  createSessionKey,
  GOOD_CARD_NUMBER,
  tokeniseCard,
} from './testing-opayo.ts';
import { attemptPaymentInForm } from './testing-ryft.ts';

// The last place of a class, paid for with each provider, whether or not somebody else takes it during the bank's challenge.

const AUTHORISE_PATH = '/api/checkout/authorise';
const SOURCE_FIELD = { source: 'activity-booking' };
const STRIPE_CARD_THAT_ASKS = '4000002760003184';
const RYFT_CARD = '4012000000060085';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
}, 60_000);
afterAll(() => sandbox.close());

interface Payer {
  readonly token: string;
  readonly email: string;
  readonly sessionId: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A payment that is waiting for its bank. */
interface PendingPayment {
  /** The customer passes the bank's challenge, if there is one. */
  readonly passBank: () => Promise<unknown>;
  readonly complete: () => Promise<Answer>;
}

async function createPayer(provider: string): Promise<Payer> {
  const scenario = await sandbox.runScenario('a-basket-with-a-class', { provider, spaces: 1 });
  const token = readTextAt(scenario, 'token');
  const cart = readAt((await sandbox.call('GET', '/api/cart', { token })).json, 'data');
  const body = { ...(await buildPaymentBody(sandbox, token, cart)), ...SOURCE_FIELD };
  return { token, email: readTextAt(scenario, 'email'), sessionId: readTextAt(scenario, 'sessionId'), body };
}

const complete = ({ token, body }: Payer, authorised: unknown) =>
  sandbox.call('POST', '/api/checkout/complete', {
    token,
    body: { ...body, transaction_uuid: readTextAt(authorised, 'data', 'transaction_uuid') },
  });

const PAYMENT_STARTERS: Readonly<Record<string, (payer: Payer) => Promise<PendingPayment>>> = {
  async stripe(payer) {
    const { token, body } = payer;
    const { json } = await sandbox.call('POST', AUTHORISE_PATH, { token, body });
    const intent = await payWithCard(
      sandbox,
      readTextAt(json, 'data', 'client_secret'),
      STRIPE_CARD_THAT_ASKS,
    );
    const bank = readTextAt(intent, 'next_action', 'use_stripe_sdk', 'url');
    return { passBank: () => answerBank(bank, 'completed'), complete: () => complete(payer, json) };
  },
  async opayo(payer) {
    const { token, body } = payer;
    const session_key = await createSessionKey(sandbox, token);
    const card_identifier = await tokeniseCard(sandbox, session_key, GOOD_CARD_NUMBER, 'CHALLENGE');
    const request = { ...body, ...BILLING_FIELDS, session_key, card_identifier };
    const { json } = await sandbox.call('POST', AUTHORISE_PATH, { token, body: request });
    expect(readAt(json, 'data', 'transaction_status')).toBe('sca_required');
    return {
      passBank: () => completeChallenge(sandbox, json, 'passed'),
      complete: () => complete(payer, json),
    };
  },
  async ryft({ token, body }) {
    const prepared = await sandbox.call('POST', '/api/checkout/session/prepare', {
      token,
      body: SOURCE_FIELD,
    });
    const payment_session_id = readTextAt(prepared.json, 'data', 'payment_session_id');
    const agreed = await sandbox.call('POST', '/api/checkout/session/payment', {
      token,
      body: { ...body, payment_session_id },
    });
    const path = `/api/checkout/session/complete/${readTextAt(agreed.json, 'data', 'transaction_uuid')}`;
    return {
      passBank: () =>
        attemptPaymentInForm(sandbox, readTextAt(prepared.json, 'data', 'client_secret'), RYFT_CARD),
      complete: () => sandbox.call('POST', path, { token, body: SOURCE_FIELD }),
    };
  },
};

async function readBooks({ email, sessionId }: Payer) {
  const { json } = await sandbox.call('GET', `/_sandbox/ledger?email=${encodeURIComponent(email)}`);
  const booked = await sandbox.store.read((db) =>
    db.select().from(bookings).where(eq(bookings.sessionKey, sessionId)),
  );
  const chargeStatuses = listAt(json, 'data', 'providerCharges').map((charge) => readAt(charge, 'status'));
  return {
    orders: listAt(json, 'data', 'orders').length,
    bookings: booked.length,
    taken: chargeStatuses.filter((status) => status === 'captured').length,
    held: chargeStatuses.filter((status) => status === 'held').length,
  };
}

describe.each(Object.entries(PAYMENT_STARTERS))(
  'the last place of a class, paid for with the %s-like provider',
  (provider, pay) => {
    test('the last place is booked once, however often the payment is completed', async () => {
      const payer = await createPayer(provider);
      const waiting = await pay(payer);
      await waiting.passBank();
      const [first, second] = await Promise.all([waiting.complete(), waiting.complete()]);
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(readAt(first.json, 'data', 'complete_order_id')).toBe(
        readAt(second.json, 'data', 'complete_order_id'),
      );
      expect(await readBooks(payer)).toEqual({ orders: 1, bookings: 1, taken: 1, held: 0 });
    });

    test('a last place that somebody else takes during the challenge costs nothing, and the customer is told that it is gone', async () => {
      const payer = await createPayer(provider);
      const waiting = await pay(payer);
      await sandbox.runScenario('somebody-takes-the-places', { sessionId: payer.sessionId });
      await waiting.passBank();
      const refusal = await waiting.complete();
      expect(refusal.status).toBe(422);
      expect(await readBooks(payer)).toEqual({ orders: 0, bookings: 0, taken: 0, held: 0 });
      const cart = await sandbox.call('GET', '/api/cart', { token: payer.token });
      expect(readAt(cart.json, 'data', 'items', 0, 'hold', 'state')).toBe('lost');
    });

    test('a last place that lapses during the challenge is booked if nobody else took it', async () => {
      const payer = await createPayer(provider);
      const waiting = await pay(payer);
      const heldUntil = sandbox.store.clock.now();
      await sandbox.store.write((tx) =>
        tx.update(sessionPlaces).set({ heldUntil }).where(eq(sessionPlaces.sessionKey, payer.sessionId)),
      );
      await waiting.passBank();
      expect((await waiting.complete()).status).toBe(200);
      expect(await readBooks(payer)).toEqual({ orders: 1, bookings: 1, taken: 1, held: 0 });
    });
  },
);
