import { afterEach, expect, test } from 'vitest';
import { fakeOperator } from '@/shared/testing';
import { buildCart } from '../../../tests/fixtures/cart.ts';
import { addToCart, configureApi, loadCart, removeBenefit, serveCustomer } from '.';
import { api } from './client';

const SAM = '0197b1c2-0000-7c31-9a55-3e1f0c2d4b11';

/** A fake operator that records each request's query and body. */
function atOperator() {
  const queries: string[] = [];
  const answer = (_: unknown, query: URLSearchParams) => {
    queries.push(query.toString());
    return { data: buildCart() };
  };
  const calls = fakeOperator({
    'GET /api/cart': answer,
    'POST /api/cart/add': answer,
    'DELETE /api/activities/benefit/remove/b1': answer,
    'POST /api/cart/remove': answer,
  });
  return { queries, bodies: () => calls.map(({ body }) => body) };
}

afterEach(() => {
  serveCustomer(null);
});

test('while staff serve a customer, cart calls name that customer in the query or the body', async () => {
  const { queries, bodies } = atOperator();
  serveCustomer(SAM);
  serveCustomer(SAM);
  await loadCart();
  await addToCart({ items: [{ id: 'p1', type: 'product' }], attemptId: 'a1' });
  await removeBenefit({ id: 'b1', source: 'activity-booking' });
  expect(queries).toEqual([`selected_user_id=${SAM}`, '', `source=front-of-house&selected_user_id=${SAM}`]);
  expect(bodies()[1]).toEqual({
    items: [{ id: 'p1', type: 'product' }],
    attempt_id: 'a1',
    selected_user_id: SAM,
  });
});

test('once nobody is served, staff calls are for themselves', async () => {
  const { queries, bodies } = atOperator();
  serveCustomer(SAM);
  serveCustomer(null);
  await loadCart();
  await addToCart({ items: [], attemptId: 'a1' });
  expect(queries).toEqual(['', '']);
  expect(bodies()[1]).toEqual({ items: [], attempt_id: 'a1' });
});

test('a call for a served customer can still be aborted', async () => {
  const { queries } = atOperator();
  serveCustomer(SAM);
  const leaving = new AbortController();
  const asked = loadCart({}, { signal: leaving.signal }).catch((thrown: unknown) => thrown);
  leaving.abort();
  expect(await asked).toMatchObject({ cause: { name: 'AbortError' } });
  expect(queries).toEqual([]);
});

test('a call for a served customer keeps the client’s headers and options', async () => {
  let seen: Request | null = null;
  configureApi({
    baseUrl: 'http://operator.test',
    timeoutMs: 5_000,
    readToken: () => 'token',
    onUnauthorised: () => {},
    transport: async (request) => {
      seen = request;
      return Response.json({ data: buildCart() });
    },
  });
  serveCustomer(SAM);
  await api().GET('/api/cart', { credentials: 'include', cache: 'no-store', redirect: 'error' });
  expect(seen).toMatchObject({ credentials: 'include', cache: 'no-store', redirect: 'error' });
});
