import { allSettled, fork, type Scope, scopeBind } from 'effector';
import { vi } from 'vitest';
import '@/app/session/model';
// The bookings site loads it before its checkout. Importing it here makes the tests independent of the order of test files.
import '@/features/change-basket';
import { $token, $user, callUnauthorised, tokenChecked } from '@/entities/customer';
import { closed, formSubmitted, opened } from '@/pages/system/checkout/model/checkout';
import { cardPayment, checkoutTerms, freeOrder } from '@/pages/system/checkout/model/payment';
import { configureApi } from '@/shared/api';
import { storeTokenFx } from '@/shared/auth';
import { navigatorReady, reloadFx } from '@/shared/routes';
import { aUser } from '@/shared/testing';
import { $toasts, toastTimerFx } from '@/shared/toast';
import { buildUser } from '../fixtures/auth.ts';
import { buildCart, buildCartTotals } from '../fixtures/cart.ts';
import {
  buildAuthorisedPayment,
  buildCompletedPayment,
  buildPaymentProviderConfiguration,
  buildPreparedPayment,
  buildScaCompletion,
} from '../fixtures/checkout.ts';
import { buildOrder } from '../fixtures/orders.ts';
import { capturablePayment, provideCompleteStripe } from '../fixtures/provider-scripts.ts';
import { buildTerms } from '../fixtures/terms.ts';
import type { Fault } from './faults.ts';

const REQUEST_TIMEOUT_MS = 40;
const MEMBERSHIP_TYPE_ID = '0197b1c2-0000-7c31-9a55-3e1f0c2d4b61';
export const TRANSACTION_ID = 'transaction-1';

export type Provider = 'stripe' | 'ryft' | 'none';

const completedPaymentAnswer = buildCompletedPayment({ complete_order_id: 'order-1' });
const ryftProvider = {
  payment_provider: 'ryft',
  payment_provider_configuration: buildPaymentProviderConfiguration({
    publishable_key: null,
    public_key: 'pk_1',
    account_id: 'ac_1',
    collect_billing_address: true,
  }),
};

/** Every call of the checkout and its confirmation, with the response of a healthy operator. */
export function buildHealthyAnswers(provider: Provider): Readonly<Record<string, unknown>> {
  const cart = provider === 'none' ? buildCart({ totals: buildCartTotals(0) }) : buildCart();
  return {
    'GET /api/cart': cart,
    'GET /api/terms': [buildTerms({ id: 'terms-cart' })],
    [`GET /api/terms/membership/${MEMBERSHIP_TYPE_ID}`]: buildTerms({ id: 'terms-membership' }),
    [`GET /api/terms/membership/${MEMBERSHIP_TYPE_ID}/health-commitment`]: buildTerms({ id: 'terms-health' }),
    'GET /api/checkout/prepare': buildPreparedPayment(provider === 'ryft' ? ryftProvider : {}),
    'POST /api/checkout/authorise': buildAuthorisedPayment({ transaction_uuid: TRANSACTION_ID }),
    'POST /api/checkout/complete': completedPaymentAnswer,
    'POST /api/checkout/free': completedPaymentAnswer,
    'POST /api/checkout/session/prepare': buildPreparedPayment({
      ...ryftProvider,
      payment_session_id: 'ps_1',
      client_secret: 'ps_1_secret_2',
    }),
    'POST /api/checkout/session/payment': {
      transaction_uuid: TRANSACTION_ID,
      amount: cart.totals.balance,
    },
    [`POST /api/checkout/session/complete/${TRANSACTION_ID}`]: completedPaymentAnswer,
    [`POST /api/payment-providers/sca-completion/${TRANSACTION_ID}`]: buildScaCompletion({
      transaction_id: TRANSACTION_ID,
    }),
    'GET /api/orders/order-1': buildOrder({ id: 'order-1' }),
    'GET /api/auth/user': buildUser(),
  };
}

/** A visit to the checkout without a screen, on a transport that can fail. The providers' scripts work. */
export interface CheckoutVisit {
  readonly scope: Scope;
  readonly callCounts: Map<string, number>;
  readonly visitedPaths: string[];
  readonly countReloads: () => number;
  readonly breakCall: (call: string, fault: Fault) => void;
  readonly recover: () => void;
  readonly end: () => Promise<void>;
}

export async function createCheckoutVisit(provider: Provider): Promise<CheckoutVisit> {
  const healthyAnswers = buildHealthyAnswers(provider);
  const callCounts = new Map<string, number>();
  const visitedPaths: string[] = [];
  let brokenCall: { readonly call: string; readonly fault: Fault } | null = null;
  let reloadCount = 0;
  stubProviderScripts();
  const { timeLimit, longWait, probe, pause } = cardPayment.challenge.timers;
  const scope = fork({
    values: [[$user, aUser({ firstName: 'Sam', lastName: 'Taylor' })]],
    handlers: [
      [
        reloadFx,
        () => {
          reloadCount += 1;
        },
      ],
      // Pauses end at once.
      [cardPayment.settlement.pauseFx, () => undefined],
      [freeOrder.settlement.pauseFx, () => undefined],
      [timeLimit.waitFx, () => false],
      [longWait.waitFx, () => false],
      [probe.waitFx, () => false],
      [pause.waitFx, () => true],
      [cardPayment.outcomes.cooldown.waitFx, () => true],
      [toastTimerFx, () => 0],
    ],
  });
  await allSettled(navigatorReady, { scope, params: (address: string) => void visitedPaths.push(address) });
  // Keeps unanswered requests reachable: Node collects an unreferenced request together with its timeout signal.
  const pendingRequests: Request[] = [];
  const reportUnauthorised = scopeBind(callUnauthorised, { scope });
  configureApi({
    baseUrl: 'http://operator.test',
    timeoutMs: REQUEST_TIMEOUT_MS,
    readToken: () => scope.getState($token),
    onUnauthorised: () => reportUnauthorised(),
    transport: async (request) => {
      pendingRequests.push(request);
      const call = `${request.method} ${new URL(request.url).pathname}`;
      callCounts.set(call, (callCounts.get(call) ?? 0) + 1);
      if (brokenCall?.call === call) return brokenCall.fault.respond();
      if (!Object.hasOwn(healthyAnswers, call))
        throw new Error(`The checkout makes a call that the table lacks: ${call}`);
      return Response.json({ data: healthyAnswers[call] });
    },
  });
  // The customer has logged in before, so messages about logging in do not belong to the checkout.
  await allSettled(storeTokenFx, { scope, params: 'pv_token' });
  await allSettled(tokenChecked, { scope });
  return {
    scope,
    callCounts,
    visitedPaths,
    countReloads: () => reloadCount,
    breakCall: (call, fault) => {
      brokenCall = { call, fault };
    },
    recover: () => {
      brokenCall = null;
    },
    end: () => allSettled(closed, { scope }),
  };
}

export const readToken = ({ scope }: CheckoutVisit) => scope.getState($token);
export const readToasts = (scope: Scope) => scope.getState($toasts).map(({ content }) => content);

/** Opens the checkout, with a place for the card fields. */
export async function openCheckout({ scope }: CheckoutVisit) {
  const container = document.createElement('div');
  document.body.append(container);
  await allSettled(cardPayment.containerChanged, { scope, params: container });
  await allSettled(opened, { scope });
}

const BILLING_ADDRESS = [
  ['addressLineOne', '4 Mill Lane'],
  ['city', 'Norwich'],
  ['postcode', 'NR1 1SR'],
] as const;

/** Types the address and accepts the terms. */
export async function fillCheckout({ scope }: CheckoutVisit) {
  for (const [field, value] of BILLING_ADDRESS)
    await allSettled(cardPayment.billing.fieldChanged, { scope, params: { field, value } });
  await allSettled(checkoutTerms.ticked, { scope, params: true });
}

export const submitPayment = ({ scope }: CheckoutVisit) => allSettled(formSubmitted, { scope });

function stubProviderScripts() {
  provideCompleteStripe(async () => capturablePayment);
  const ryftHandlers = new Map<string, (event: unknown) => void>();
  vi.stubGlobal('Ryft', {
    init: () => {
      const frame = document.createElement('iframe');
      document.querySelector('#ryft-pay-form')?.append(frame);
      queueMicrotask(() =>
        queueMicrotask(() => {
          frame.dispatchEvent(new Event('load'));
          ryftHandlers.get('cardValidationChanged')?.({ isValid: true });
        }),
      );
    },
    addEventHandler: (name: string, handler: (event: unknown) => void) =>
      void ryftHandlers.set(name, handler),
    attemptPayment: async () => ({ status: 'Approved' }),
    getUserFacingErrorMessage: () => '',
  });
}
