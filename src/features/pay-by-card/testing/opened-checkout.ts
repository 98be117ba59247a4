import { allSettled, createEvent, createStore, fork } from 'effector';
import { vi } from 'vitest';
import { type Cart, loadCart, type Source } from '@/shared/api';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { toastShown, toastTimerFx } from '@/shared/toast';
import { buildCart } from '../../../../tests/fixtures/cart.ts';
import { buildPreparedPayment } from '../../../../tests/fixtures/checkout.ts';
import type { Authorisation, CardGateway, GatewaySettings, GatewayStart } from '../gateways/gateway';
import { createPayByCard } from '../model/pay-by-card';

export const authorised: Authorisation = { kind: 'authorised', transactionUuid: 'transaction-1' };
export const atTheBank = {
  kind: 'challenge',
  transactionUuid: 'transaction-1',
  form: { url: 'https://acs.bank.example', method: 'POST', fields: { creq: 'abc' } },
} as const satisfies Authorisation;
export const declined: Authorisation = { kind: 'declined', message: 'Your card was declined.' };

type World = {
  authorise?: () => Promise<Authorisation>;
  prepare?: FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>);
  initialise?: (start: GatewayStart) => Promise<void>;
  isTermsAccepted?: boolean;
  isSavingEnabled?: boolean;
  orderOfCart?: string;
  /** The cart's response, if no order determines it. */
  cartNow?: FakeAnswer | (() => FakeAnswer);
  settings?: Readonly<Record<string, GatewaySettings>>;
  /** False for a test that opens the checkout itself. */
  isOpened?: boolean;
  /** False while the cart has not loaded. */
  isCartKnown?: boolean;
  /** The provider's notice next to its fields. */
  notice?: string;
  /** Whether the provider has its own field for a saved card's security code. */
  hasSecurityCodeField?: boolean;
  /** The server's response about the challenge. */
  sca?: FakeAnswer | (() => FakeAnswer);
};

/** A checkout whose provider behaves as the test says; the billing address is not asked for. */
export async function openedCheckout(world: World = {}) {
  fakeOperator({ 'GET /api/cart': { data: buildCart() } });
  const cart = await loadCart();
  let start: GatewayStart | null = null;
  const gateway = {
    hasSavedCards: true,
    hasSecurityCodeField: world.hasSecurityCodeField ?? false,
    notice: world.notice ?? null,
    initialise: vi.fn(async (gatewayStart: GatewayStart) => {
      start = gatewayStart;
      await world.initialise?.(gatewayStart);
    }),
    authorise: vi.fn<CardGateway['authorise']>(world.authorise ?? (async () => authorised)),
    finalise: vi.fn<CardGateway['finalise']>(async () => ({
      completeOrderId: 'order-1',
      status: 'completed',
    })),
    tearDown: vi.fn<CardGateway['tearDown']>(),
  };
  const prepared = buildPreparedPayment({
    payment_provider_configuration: { mode: 'test', address: null, collect_billing_address: false },
  });
  const calls = fakeOperator({
    'GET /api/checkout/prepare': world.prepare ?? { data: prepared },
    'GET /api/cart': world.cartNow ?? { data: buildCart({ complete_order_id: world.orderOfCart ?? null }) },
    'POST /api/payment-providers/sca-completion/transaction-1': world.sca ?? { breaks: true },
  });
  const cartLoaded = createEvent<Cart | null>();
  const model = createPayByCard({
    $cart: createStore<Cart | null>((world.isCartKnown ?? true) ? cart : null).on(
      cartLoaded,
      (_, loaded) => loaded,
    ),
    $terms: createStore<readonly string[]>(['terms-1']),
    $isTermsAccepted: createStore(world.isTermsAccepted ?? true),
    $waivers: createStore<readonly string[]>([]),
    $customer: createStore<{ firstName: string; lastName: string } | null>({
      firstName: 'Sam',
      lastName: 'Taylor',
    }),
    $address: createStore(null),
    $isAddressLoading: createStore(false),
    $settings: createStore(world.settings ?? {}),
    $isSavingEnabled: createStore(world.isSavingEnabled ?? true),
    $threeDSecure: createStore({ returnOrigin: 'http://operator.test', timeoutMs: 600_000 }),
    $source: createStore<Source>('online-joining'),
    registry: { stripe: async () => gateway },
  });
  const $paid = createStore<string[]>([]).on(model.paid, (ids, id) => [...ids, id]);
  const { timeLimit, longWait, probe, pause } = model.challenge.timers;
  const scope = fork({
    handlers: [
      [model.settlement.pauseFx, () => undefined],
      [timeLimit.waitFx, () => false],
      [longWait.waitFx, () => false],
      [probe.waitFx, () => false],
      [pause.waitFx, () => true],
      [model.outcomes.cooldown.waitFx, () => true],
      [toastTimerFx, ({ id }: { id: number }) => id],
    ],
  });
  const $outdated = createStore(0).on(model.cartOutdated, (count) => count + 1);
  const $said = createStore<string[]>([]).on(toastShown, (said, { content }) => [...said, content]);
  const happens = (event: 'opened' | 'retryClicked' | 'payClicked' | 'closed') =>
    allSettled(model[event], { scope });
  await allSettled(model.securityCodeContainerChanged, { scope, params: document.createElement('div') });
  await allSettled(model.containerChanged, { scope, params: document.createElement('div') });
  if (world.isOpened ?? true) await happens('opened');
  const fillCard = () => start?.onFieldsChange({ isComplete: true, error: null });
  fillCard();
  const typeCode = (isComplete: boolean) => start?.onSecurityCodeChange({ isComplete, error: null });
  return {
    cart,
    model,
    scope,
    gateway,
    calls,
    happens,
    /** Replaces the page's cart. */
    cartBecomes: (params: Cart | null) => allSettled(cartLoaded, { scope, params }),
    fillCard,
    typeCode,
    start: () => start,
    status: () => scope.getState(model.$status),
    error: () => scope.getState(model.$error),
    paid: () => scope.getState($paid),
    /** How often the cart was found to have changed. */
    outdated: () => scope.getState($outdated),
    said: () => scope.getState($said),
    bankReturns: () => allSettled(model.challenge.returned, { scope, params: null }),
    cancels: () => allSettled(model.challenge.cancelClicked, { scope }),
  };
}
