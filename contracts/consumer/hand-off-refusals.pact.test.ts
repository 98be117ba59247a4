import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { providerStateValues } from '../state-values.ts';
import { callWhileServing } from './call-while-serving.ts';
import { UNKNOWN_ID } from './unknown-values.ts';
import {
  buildFailureBody,
  type ConsumerInteraction,
  matchPath,
  matchProviderValue,
  verifyInteraction,
} from './verify-interaction.ts';

// Refused calls about a basket that the desk hands over, at the desk and on the customer's own device.

const { customerId, handoffId: handOffId, handoffToken: handOffToken, itemHash } = providerStateValues;
const UNKNOWN_TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA';
/** Longer than the API document allows for the id of a customer. */
const OVERLONG_CUSTOMER_ID = 'x'.repeat(100);
const source = 'activity-booking' as const;
const payments = [{ tenderType: 'card' as const, amount: 100 }];
const paymentsBody = [{ tender_type: 'card', amount: 100 }];

const handOffPath = matchPath`/api/cart/handoffs/${'handoffId'}`;
const extendPath = matchPath`/api/cart/handoffs/${'handoffId'}/extend`;
const emailPath = matchPath`/api/cart/handoffs/${'handoffId'}/email`;
const claimPath = matchPath`/api/handoffs/${'handoffToken'}/claim`;
const releasePath = matchPath`/api/handoffs/${'handoffToken'}/release`;

type RefusedCall = Omit<ConsumerInteraction, 'answers' | 'token'> & {
  readonly status: 403 | 404 | 409 | 410 | 422;
  readonly code?: string;
  readonly field?: string;
  readonly send: () => Promise<unknown>;
};

const createHandOff = () => api.createHandOff({ itemHash });
const extendHandOff = () => api.extendHandOff({ id: handOffId });
const deskCalls = [
  ['POST', '/extend', 'more time for a hand-off', () => api.extendHandOff({ id: UNKNOWN_ID })],
  ['POST', '/email', 'a hand-off by email', () => api.emailHandOff({ id: UNKNOWN_ID })],
  ['DELETE', '', 'a hand-off that is taken back', () => api.cancelHandOff({ id: UNKNOWN_ID })],
  ['GET', '', 'the status of a hand-off', () => api.loadHandOff({ id: UNKNOWN_ID })],
] as const;
const phoneCalls = [
  ['GET', '', 'the preview of a code', () => api.previewHandOff({ token: UNKNOWN_TOKEN })],
  ['POST', '/claim', 'a basket of the desk', () => api.claimHandOff({ token: UNKNOWN_TOKEN })],
  [
    'POST',
    '/release',
    'a basket of the desk that is given back',
    () => api.releaseHandOff({ token: UNKNOWN_TOKEN }),
  ],
] as const;

const refusals: readonly RefusedCall[] = [
  {
    status: 403,
    given: 'a-customer-without-instruction',
    description: 'a hand-off, by a customer',
    method: 'POST',
    path: '/api/cart/handoffs',
    body: { item_hash: itemHash },
    send: createHandOff,
  },
  {
    status: 404,
    given: 'a-member-of-staff',
    description: 'a hand-off for an unknown customer',
    method: 'POST',
    path: '/api/cart/handoffs',
    query: { selected_user_id: UNKNOWN_ID },
    body: { item_hash: itemHash },
    send: () => callWhileServing(UNKNOWN_ID, createHandOff),
  },
  {
    status: 422,
    field: 'item_hash',
    code: 'item_hash',
    given: 'a-till-basket',
    description: 'a hand-off of another basket than was shown',
    method: 'POST',
    path: '/api/cart/handoffs',
    query: { selected_user_id: matchProviderValue('customerId') },
    body: { item_hash: 'of-another-basket' },
    send: () => callWhileServing(customerId, () => api.createHandOff({ itemHash: 'of-another-basket' })),
  },
  {
    status: 422,
    code: 'cart_empty',
    given: 'staff-and-a-customer',
    description: 'a hand-off of an empty basket',
    method: 'POST',
    path: '/api/cart/handoffs',
    query: { selected_user_id: matchProviderValue('customerId') },
    body: { item_hash: itemHash },
    send: () => callWhileServing(customerId, createHandOff),
  },
  {
    status: 422,
    field: 'selected_user_id',
    given: 'a-member-of-staff',
    description: 'the status of a hand-off, for an invalid customer',
    method: 'GET',
    path: `/api/cart/handoffs/${UNKNOWN_ID}`,
    query: { selected_user_id: OVERLONG_CUSTOMER_ID },
    send: () => callWhileServing(OVERLONG_CUSTOMER_ID, () => api.loadHandOff({ id: UNKNOWN_ID })),
  },
  {
    status: 422,
    code: 'too_often',
    given: 'a-handoff-that-was-kept-twice',
    description: 'more time for a hand-off that was extended twice',
    method: 'POST',
    path: extendPath,
    send: extendHandOff,
  },
  ...deskCalls.flatMap(([method, pathSuffix, description, send]): RefusedCall[] => [
    {
      status: 403,
      given: 'a-customer-without-instruction',
      description: `${description}, by a customer`,
      method,
      path: `/api/cart/handoffs/${UNKNOWN_ID}${pathSuffix}`,
      send,
    },
    {
      status: 404,
      given: 'a-member-of-staff',
      description: `${description} that does not exist`,
      method,
      path: `/api/cart/handoffs/${UNKNOWN_ID}${pathSuffix}`,
      send,
    },
  ]),
  ...phoneCalls.map(
    ([method, pathSuffix, description, send]): RefusedCall => ({
      status: 404,
      given: 'a-customer-without-instruction',
      description: `${description}, by an unknown code`,
      method,
      path: `/api/handoffs/${UNKNOWN_TOKEN}${pathSuffix}`,
      send,
    }),
  ),
  ...(
    [
      [claimPath, 'a basket of the desk for somebody else', () => api.claimHandOff({ token: handOffToken })],
      [
        releasePath,
        'a basket of somebody else that is given back',
        () => api.releaseHandOff({ token: handOffToken }),
      ],
    ] as const
  ).map(
    ([path, description, send]): RefusedCall => ({
      status: 403,
      code: 'other_customer',
      given: 'a-basket-for-the-phone-of-somebody-else',
      description,
      method: 'POST',
      path,
      send,
    }),
  ),
  ...(
    [
      [
        'DELETE',
        handOffPath,
        'a hand-off that is taken back during its payment',
        () => api.cancelHandOff({ id: handOffId }),
      ],
      ['POST', extendPath, 'more time for a hand-off during its payment', extendHandOff],
    ] as const
  ).map(
    ([method, path, description, send]): RefusedCall => ({
      status: 409,
      code: 'paying',
      given: 'a-handoff-that-is-paid-now',
      description,
      method,
      path,
      send,
    }),
  ),
  {
    status: 409,
    code: 'paying',
    given: 'a-basket-that-i-pay-on-my-phone',
    description: 'a basket of the desk that is given back during its payment',
    method: 'POST',
    path: releasePath,
    send: () => api.releaseHandOff({ token: handOffToken }),
  },
  ...(
    [
      ['a-handoff-that-is-over', extendPath, 'more time for a hand-off that is over', extendHandOff],
      [
        'a-handoff-that-is-over',
        emailPath,
        'a hand-off that is over by e-mail',
        () => api.emailHandOff({ id: handOffId }),
      ],
      [
        'a-basket-that-was-taken-back',
        claimPath,
        'a basket that was taken back',
        () => api.claimHandOff({ token: handOffToken }),
      ],
      [
        'a-basket-that-was-taken-back',
        releasePath,
        'a basket that was taken back and is given back',
        () => api.releaseHandOff({ token: handOffToken }),
      ],
    ] as const
  ).map(
    ([given, path, description, send]): RefusedCall => ({
      status: 410,
      code: 'cancelled',
      given,
      description,
      method: 'POST',
      path,
      send,
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
        { source, terms: [], payments: paymentsBody },
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
        { source, terms: [], payments: paymentsBody, payment_session_id: UNKNOWN_ID },
        () => api.createSessionPayment({ source, terms: [], payments, paymentSessionId: UNKNOWN_ID }),
      ],
    ] as const
  ).map(
    ([method, path, description, body, send]): RefusedCall => ({
      status: 410,
      code: 'cancelled',
      given: 'a-basket-that-was-taken-back',
      description: `${description}, for a basket that the desk has taken back`,
      method,
      path,
      query: { handoff_id: matchProviderValue('handoffId') },
      ...(body && { body }),
      send: () => callWithHandOff(send),
    }),
  ),
];

describe('a refusal of a hand-off says why', () => {
  test.each(refusals)(
    'a hand-off is refused with $status: $description',
    async ({ status, code, field, send, ...request }) => {
      const body = {
        ...buildFailureBody('A sentence about it.', ...(field ? [field] : [])),
        ...(code && { code: MatchersV3.string(code) }),
      };
      const outcome = await verifyInteraction(
        { ...request, token: 'valid', answers: { status, body } },
        send,
      );
      const expectedFailure = status === 422 ? { kind: 'validation' } : { kind: 'http', status };
      expect(outcome).toMatchObject(expectedFailure);
    },
  );
});

async function callWithHandOff(call: () => Promise<unknown>): Promise<unknown> {
  api.carryHandOff({ id: handOffId, onGone: () => {} });
  return call().finally(() => api.carryHandOff(null));
}
