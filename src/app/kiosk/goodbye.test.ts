import { afterEach, expect, test, vi } from 'vitest';
import { configureApi } from '@/shared/api';
import { sayGoodbye } from './goodbye';

afterEach(() => vi.useRealTimers());

/** An operator that notes what it is told, and answers as the test says. */
function operator(answer: (path: string) => Promise<Response>) {
  const told: string[] = [];
  configureApi({
    baseUrl: 'http://operator.test',
    timeoutMs: 15_000,
    readToken: () => 'token',
    onUnauthorised: () => {},
    transport: (request) => {
      const { pathname } = new URL(request.url);
      told.push(`${request.method} ${pathname}`);
      return answer(pathname);
    },
  });
  return told;
}
const done = () => Promise.resolve(Response.json({ data: null }));
const CART = 'DELETE /api/cart/clear';
const LOG_OUT = 'POST /api/auth/logout';

test('the session of a person who has gone is ended, and their account’s own cart is left alone', async () => {
  const told = operator(done);
  await sayGoodbye({ hasCart: false });
  expect(told).toEqual([LOG_OUT]);
});

test('the cart of the visit is emptied first, while the session still stands', async () => {
  const told = operator(done);
  await sayGoodbye({ hasCart: true });
  expect(told).toEqual([CART, LOG_OUT]);
});

test('a cart that cannot be emptied keeps nobody logged in', async () => {
  const told = operator((path) =>
    path.includes('cart') ? Promise.resolve(new Response(null, { status: 500 })) : done(),
  );
  await sayGoodbye({ hasCart: true });
  expect(told).toEqual([CART, LOG_OUT]);
});

test('an operator who answers nothing is told everything, and is not waited for longer than without a cart', async () => {
  vi.useFakeTimers();
  const told = operator(() => new Promise<Response>(() => {}));
  let isOver = false;
  const saying = sayGoodbye({ hasCart: true }).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(1900);
  expect([told, isOver]).toEqual([[CART, LOG_OUT], false]);
  await vi.advanceTimersByTimeAsync(100);
  await saying;
  expect(isOver).toBe(true);
});
