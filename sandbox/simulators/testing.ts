import { createServer } from 'node:http';
import express, { type Router } from 'express';
import { createSimulators, type SimulatorsConfig } from './create-simulators.ts';

export const shopOrigin = 'http://online-joining.pavilion.localhost:4000';
const bankOrigin = 'http://bank.another.localhost:4000';
const opayoOrigin = 'http://opayo-like.simulators.localhost:4000';

async function serveRouter(router: Router): Promise<{ url: string; close: () => void }> {
  const server = createServer(express().use(router));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/** Starts the simulators over HTTP, with the calls of the provider's frames. */
export async function startSimulators(config: Partial<SimulatorsConfig> = {}) {
  const simulators = createSimulators({
    bankOrigin,
    opayoOrigin,
    merchantOrigins: [shopOrigin],
    bankDelayMs: 0,
    ...config,
  });
  const [provider, opayo, ryft, bank] = await Promise.all([
    serveRouter(simulators.stripeLike),
    serveRouter(simulators.opayoLike),
    serveRouter(simulators.ryftLike),
    serveRouter(simulators.bank),
  ]);

  async function call(path: string, body?: unknown, key = 'pk_test_shop') {
    const response = await fetch(`${provider.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  async function addCard(number: string) {
    const card = { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: '123' };
    return call('/v1/payment_methods', { card });
  }

  let intentCount = 0;
  async function createIntent(amount = 2599) {
    intentCount += 1;
    const reference = `transaction-${intentCount}`;
    const intent = await simulators.cardProvider.createIntent({
      amount,
      currency: 'GBP',
      reference,
      customer: 'customer-1',
      idempotencyKey: reference,
      card: null,
    });
    return { ...intent, clientSecret: intent.clientSecret ?? '' };
  }

  async function confirmIntent(intent: { id: string; clientSecret: string }, number: string) {
    const method = await addCard(number);
    return call(`/v1/payment_intents/${intent.id}/confirm`, {
      client_secret: intent.clientSecret,
      payment_method: method.body.id,
      parent_origin: shopOrigin,
    });
  }

  async function answerBank(reference: string, outcome: string) {
    const response = await fetch(`${bank.url}/challenge/${reference}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ outcome }),
    });
    return response.status;
  }

  return {
    ...simulators,
    providerUrl: provider.url,
    opayoUrl: opayo.url,
    ryftUrl: ryft.url,
    bankUrl: bank.url,
    call,
    addCard,
    newIntent: createIntent,
    confirm: confirmIntent,
    answerBank,
    close: () => {
      provider.close();
      opayo.close();
      ryft.close();
      bank.close();
    },
  };
}
