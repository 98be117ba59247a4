import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '@/app/front-of-house';
import { customerServed } from '@/entities/customer';
import { readServedCustomer, serveCustomer } from '@/shared/api';
import { SELECTED_USER_BODY, SELECTED_USER_QUERY } from '../../src/shared/api/selected-user-calls.gen.ts';
import { bookingsSiteCalls, joiningAndAccountCalls } from './all-calls.ts';
import { FOUND } from './bookings-site-answers.ts';
import { createVisit } from './visit.ts';

const inQuery = SELECTED_USER_QUERY.map(patternOf);
const inBody = SELECTED_USER_BODY.map(patternOf);
const everyCall = [...bookingsSiteCalls, ...joiningAndAccountCalls];
const isForCustomer = (call: string) => [...inQuery, ...inBody].some((pattern) => pattern.test(call));

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

/** Reads a sent call, and the customer that it names. */
async function readCall(request: Request): Promise<readonly [string, unknown]> {
  const { pathname, searchParams } = new URL(request.url);
  const call = `${request.method} ${pathname}`;
  if (inQuery.some((pattern) => pattern.test(call))) return [call, searchParams.get('selected_user_id')];
  return [call, JSON.parse(await request.text()).selected_user_id];
}

beforeEach(() => {
  // Ends the delay between a click and its call at once.
  const wait = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => wait(run, ms === 250 ? 0 : ms));
});
afterEach(() => {
  serveCustomer(null);
  vi.unstubAllGlobals();
});

describe('for the served customer', () => {
  test.each(everyCall.filter(({ call }) => isForCustomer(call)))('$call: $name', async (call) => {
    const visit = await createVisit({ ...call, isCustomer: true, subSite: 'bookings' });
    const params = await readServedCustomer({ id: FOUND.id });
    await allSettled(customerServed, { scope: visit.scope, params });
    await call.reach?.(visit);
    await call.act(visit);
    const madeRequests = visit.operator.requests.filter(({ method, url }) =>
      isForCustomer(`${method} ${new URL(url).pathname}`),
    );
    const calls = await Promise.all(madeRequests.map(readCall));
    expect(calls.map(([madeCall]) => madeCall)).toContain(call.call);
    expect(calls.filter(([, customerId]) => customerId !== FOUND.id)).toEqual([]);
  });
});

/** Calls that pages make when they open: `src/app/sites/bookings/desk-calls.test.tsx`. */
const MADE_BY_PAGES = ['GET /api/terms', 'GET /api/orders/{orderId}'];

test('every call that the API accepts for a selected customer is made here or by a page', () => {
  const templates = [...SELECTED_USER_QUERY, ...SELECTED_USER_BODY];
  const isMade = (template: string) => everyCall.some(({ call }) => patternOf(template).test(call));
  expect(templates.filter((template) => !isMade(template))).toEqual(MADE_BY_PAGES);
});
