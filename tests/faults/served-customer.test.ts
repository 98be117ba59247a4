import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '@/app/front-of-house';
import { customerServed } from '@/entities/customer';
import { loadServedCustomer, serveCustomer } from '@/shared/api';
import { SELECTED_USER_BODY, SELECTED_USER_QUERY } from '../../src/shared/api/selected-user-calls.gen.ts';
import { bookingsSiteCalls, joiningAndAccountCalls } from './all-calls.ts';
import { FOUND_CUSTOMER } from './bookings-site-answers.ts';
import { createVisit } from './visit.ts';

const queryPatterns = SELECTED_USER_QUERY.map(buildEndpointPattern);
const bodyPatterns = SELECTED_USER_BODY.map(buildEndpointPattern);
const everyTestedCall = [...bookingsSiteCalls, ...joiningAndAccountCalls];
const canNameCustomer = (endpoint: string) =>
  [...queryPatterns, ...bodyPatterns].some((pattern) => pattern.test(endpoint));

function buildEndpointPattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

/** Reads a sent call, and the customer that it names. */
async function readEndpointAndCustomer(request: Request): Promise<readonly [string, unknown]> {
  const { pathname, searchParams } = new URL(request.url);
  const endpoint = `${request.method} ${pathname}`;
  if (queryPatterns.some((pattern) => pattern.test(endpoint)))
    return [endpoint, searchParams.get('selected_user_id')];
  return [endpoint, JSON.parse(await request.text()).selected_user_id];
}

beforeEach(() => {
  // Ends the delay between a click and its call at once.
  const realSetTimeout = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => realSetTimeout(run, ms === 250 ? 0 : ms));
});
afterEach(() => {
  serveCustomer(null);
  vi.unstubAllGlobals();
});

describe('for the served customer', () => {
  test.each(everyTestedCall.filter(({ endpoint }) => canNameCustomer(endpoint)))(
    'names the served customer, $endpoint: $name',
    async (call) => {
      const visit = await createVisit({ ...call, isCustomer: true, subSite: 'bookings' });
      const params = await loadServedCustomer({ id: FOUND_CUSTOMER.id });
      await allSettled(customerServed, { scope: visit.scope, params });
      await call.prepare?.(visit);
      await call.makeCall(visit);
      const customerRequests = visit.operator.requests.filter(({ method, url }) =>
        canNameCustomer(`${method} ${new URL(url).pathname}`),
      );
      const sentCalls = await Promise.all(customerRequests.map(readEndpointAndCustomer));
      expect(sentCalls.map(([endpoint]) => endpoint)).toContain(call.endpoint);
      expect(sentCalls.filter(([, customerId]) => customerId !== FOUND_CUSTOMER.id)).toEqual([]);
    },
  );
});

/** Calls that pages make when they open: `src/app/sites/bookings/desk-calls.test.tsx`. */
const CALLS_OF_PAGES = ['GET /api/terms', 'GET /api/orders/{orderId}'];

test('every call that the API accepts for a selected customer is tested with one, or made by a page', () => {
  const templates = [...SELECTED_USER_QUERY, ...SELECTED_USER_BODY];
  const isMadeHere = (template: string) =>
    everyTestedCall.some(({ endpoint }) => buildEndpointPattern(template).test(endpoint));
  expect(templates.filter((template) => !isMadeHere(template))).toEqual(CALLS_OF_PAGES);
});
