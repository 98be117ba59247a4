import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { stateValues } from '../state-values.ts';
import { buildFailureBody, matchState, path, verifyInteraction } from './verify-interaction.ts';

// Refused calls about a basket that the desk hands over, at the desk and on the customer's own device.

const { customerId, handoffId: id, handoffToken: token, itemHash } = stateValues;
const UNKNOWN = '00000000-0000-8000-a000-000000000000';
const NOBODYS = 'AAAAAAAAAAAAAAAAAAAAAA';
const LONG = 'x'.repeat(100);
const source = 'activity-booking' as const;
const payments = [{ tenderType: 'card' as const, amount: 100 }];
const lines = [{ tender_type: 'card', amount: 100 }];

const desk = path`/api/cart/handoffs/${'handoffId'}`;
const extend = path`/api/cart/handoffs/${'handoffId'}/extend`;
const email = path`/api/cart/handoffs/${'handoffId'}/email`;
const claim = path`/api/handoffs/${'handoffToken'}/claim`;
const release = path`/api/handoffs/${'handoffToken'}/release`;
const as = 'customer' as const;

type Exchange = Parameters<typeof verifyInteraction>[0];
type Row = Omit<Exchange, 'answers' | 'as'> & {
  readonly status: 403 | 404 | 409 | 410 | 422;
  readonly code?: string;
  readonly field?: string;
  readonly make: () => Promise<unknown>;
};

const create = () => api.createHandOff({ itemHash });
const ofDesk = [
  ['POST', '/extend', 'more time for a hand-off', () => api.extendHandOff({ id: UNKNOWN })],
  ['POST', '/email', 'a hand-off by email', () => api.emailHandOff({ id: UNKNOWN })],
  ['DELETE', '', 'a hand-off that is taken back', () => api.cancelHandOff({ id: UNKNOWN })],
  ['GET', '', 'the status of a hand-off', () => api.readHandOff({ id: UNKNOWN })],
] as const;
const ofPhone = [
  ['GET', '', 'the preview of a code', () => api.previewHandOff({ token: NOBODYS })],
  ['POST', '/claim', 'a basket of the desk', () => api.claimHandOff({ token: NOBODYS })],
  [
    'POST',
    '/release',
    'a basket of the desk that is given back',
    () => api.releaseHandOff({ token: NOBODYS }),
  ],
] as const;

const refusals: readonly Row[] = [
  {
    status: 403,
    given: 'a-customer-without-instruction',
    description: 'a hand-off, by a customer',
    method: 'POST',
    path: '/api/cart/handoffs',
    body: { item_hash: itemHash },
    make: create,
  },
  {
    status: 404,
    given: 'a-member-of-staff',
    description: 'a hand-off for an unknown customer',
    method: 'POST',
    path: '/api/cart/handoffs',
    query: { selected_user_id: UNKNOWN },
    body: { item_hash: itemHash },
    make: () => served(UNKNOWN, create),
  },
  {
    status: 422,
    field: 'item_hash',
    code: 'item_hash',
    given: 'a-till-basket',
    description: 'a hand-off of another basket than was shown',
    method: 'POST',
    path: '/api/cart/handoffs',
    query: { selected_user_id: matchState('customerId') },
    body: { item_hash: 'of-another-basket' },
    make: () => served(customerId, () => api.createHandOff({ itemHash: 'of-another-basket' })),
  },
  {
    status: 422,
    code: 'cart_empty',
    given: 'staff-and-a-customer',
    description: 'a hand-off of an empty basket',
    method: 'POST',
    path: '/api/cart/handoffs',
    query: { selected_user_id: matchState('customerId') },
    body: { item_hash: itemHash },
    make: () => served(customerId, create),
  },
  {
    status: 422,
    field: 'selected_user_id',
    given: 'a-member-of-staff',
    description: 'the status of a hand-off, for an invalid customer',
    method: 'GET',
    path: `/api/cart/handoffs/${UNKNOWN}`,
    query: { selected_user_id: LONG },
    make: () => served(LONG, () => api.readHandOff({ id: UNKNOWN })),
  },
  {
    status: 422,
    code: 'too_often',
    given: 'a-handoff-that-was-kept-twice',
    description: 'more time for a hand-off that was extended twice',
    method: 'POST',
    path: extend,
    make: () => api.extendHandOff({ id }),
  },
  ...ofDesk.flatMap(([method, end, description, make]): Row[] => [
    {
      status: 403,
      given: 'a-customer-without-instruction',
      description: `${description}, by a customer`,
      method,
      path: `/api/cart/handoffs/${UNKNOWN}${end}`,
      make,
    },
    {
      status: 404,
      given: 'a-member-of-staff',
      description: `${description} that does not exist`,
      method,
      path: `/api/cart/handoffs/${UNKNOWN}${end}`,
      make,
    },
  ]),
  ...ofPhone.map(
    ([method, end, description, make]): Row => ({
      status: 404,
      given: 'a-customer-without-instruction',
      description: `${description}, by an unknown code`,
      method,
      path: `/api/handoffs/${NOBODYS}${end}`,
      make,
    }),
  ),
  ...(
    [
      [claim, 'a basket of the desk for somebody else', () => api.claimHandOff({ token })],
      [release, 'a basket of somebody else that is given back', () => api.releaseHandOff({ token })],
    ] as const
  ).map(
    ([address, description, make]): Row => ({
      status: 403,
      code: 'other_customer',
      given: 'a-basket-for-the-phone-of-somebody-else',
      description,
      method: 'POST',
      path: address,
      make,
    }),
  ),
  ...(
    [
      ['DELETE', desk, 'a hand-off that is taken back during its payment', () => api.cancelHandOff({ id })],
      ['POST', extend, 'more time for a hand-off during its payment', () => api.extendHandOff({ id })],
    ] as const
  ).map(
    ([method, address, description, make]): Row => ({
      status: 409,
      code: 'paying',
      given: 'a-handoff-that-is-paid-now',
      description,
      method,
      path: address,
      make,
    }),
  ),
  {
    status: 409,
    code: 'paying',
    given: 'a-basket-that-i-pay-on-my-phone',
    description: 'a basket of the desk that is given back during its payment',
    method: 'POST',
    path: release,
    make: () => api.releaseHandOff({ token }),
  },
  ...(
    [
      [
        'a-handoff-that-is-over',
        extend,
        'more time for a hand-off that is over',
        () => api.extendHandOff({ id }),
      ],
      ['a-handoff-that-is-over', email, 'a hand-off that is over by e-mail', () => api.emailHandOff({ id })],
      [
        'a-basket-that-was-taken-back',
        claim,
        'a basket that was taken back',
        () => api.claimHandOff({ token }),
      ],
      [
        'a-basket-that-was-taken-back',
        release,
        'a basket that was taken back and is given back',
        () => api.releaseHandOff({ token }),
      ],
    ] as const
  ).map(
    ([given, address, description, make]): Row => ({
      status: 410,
      code: 'cancelled',
      given,
      description,
      method: 'POST',
      path: address,
      make,
    }),
  ),
  ...(
    [
      ['GET', '/api/cart', 'the cart', undefined, () => api.loadCart()],
      ['POST', '/api/cart/extend', 'places to be kept', undefined, () => api.extendHold()],
      ['GET', '/api/checkout/prepare', 'the card provider', undefined, () => api.preparePayment()],
      [
        'POST',
        '/api/checkout/authorise',
        'a card payment',
        { source, terms: [], payments: lines },
        () => api.authorisePayment({ source, terms: [], payments }),
      ],
      [
        'POST',
        '/api/checkout/free',
        'an order with nothing due',
        { source, terms_accepted: true },
        () => api.completeFreePayment({ source, termsAccepted: true }),
      ],
      [
        'POST',
        '/api/checkout/session/prepare',
        'a payment session',
        { source },
        () => api.prepareSession({ source }),
      ],
      [
        'POST',
        '/api/checkout/session/payment',
        'a payment within a session',
        { source, terms: [], payments: lines, payment_session_id: UNKNOWN },
        () => api.createSessionPayment({ source, terms: [], payments, paymentSessionId: UNKNOWN }),
      ],
    ] as const
  ).map(
    ([method, address, description, body, make]): Row => ({
      status: 410,
      code: 'cancelled',
      given: 'a-basket-that-was-taken-back',
      description: `${description}, for a basket that the desk has taken back`,
      method,
      path: address,
      query: { handoff_id: matchState('handoffId') },
      ...(body && { body }),
      make: () => carried(make),
    }),
  ),
];

describe('a refusal says why', () => {
  test.each(refusals)('$description: $status', async ({ status, code, field, make, ...request }) => {
    const body = {
      ...buildFailureBody('A sentence about it.', ...(field ? [field] : [])),
      ...(code && { code: MatchersV3.string(code) }),
    };
    const outcome = await verifyInteraction({ ...request, as, answers: { status, body } }, make);
    const kind = status === 422 ? { kind: 'validation' } : { kind: 'http', status };
    expect(outcome).toMatchObject(kind);
  });
});

async function served(userId: string, call: () => Promise<unknown>): Promise<unknown> {
  api.serveCustomer(userId);
  return call().finally(() => api.serveCustomer(null));
}

async function carried(call: () => Promise<unknown>): Promise<unknown> {
  api.carryHandOff({ id, onGone: () => {} });
  return call().finally(() => api.carryHandOff(null));
}
