import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import { buildPreparedPayment } from '../../../../tests/fixtures/checkout.ts';
import { declined, openedCheckout } from '../testing/opened-checkout';

type Checkout = Awaited<ReturnType<typeof openedCheckout>>;

const place = (checkout: Checkout, container: HTMLElement | null) =>
  allSettled(checkout.model.containerChanged, { scope: checkout.scope, params: container });
const fields = ({ scope, model }: Checkout) => scope.getState(model.$fields);
const isBarred = ({ scope, model }: Checkout) => scope.getState(model.preparation.$isBarred);

test('a provider is opened with the operator’s configuration', async () => {
  const settings = { scriptUrl: 'https://cdn.example/stripe.js', isOwnForm: true };
  const checkout = await openedCheckout({ settings: { stripe: settings }, isSavingEnabled: false });
  expect(checkout.start()).toMatchObject({ settings, source: 'online-joining', isSavingOffered: false });
  expect(checkout.scope.getState(checkout.model.$isOwnForm)).toBe(true);
});

test('the configuration of another provider is ignored', async () => {
  const settings = { ryft: { scriptUrl: 'https://cdn.example/ryft.js', isOwnForm: true } };
  const checkout = await openedCheckout({ settings });
  expect(checkout.start()).toMatchObject({
    settings: { scriptUrl: null, isOwnForm: false },
    isSavingOffered: true,
    securityCodeContainer: expect.any(HTMLElement),
  });
  expect(checkout.scope.getState(checkout.model.$isOwnForm)).toBe(false);
});

test('the kind of form is unknown until the server has named the provider', async () => {
  const checkout = await openedCheckout({ prepare: { breaks: true } });
  expect(checkout.scope.getState(checkout.model.$isOwnForm)).toBe(false);
  expect(checkout.start()).toBeNull();
});

test('fields that are ready after their container has gone are removed, and created in the new one', async () => {
  const ends: (() => void)[] = [];
  const checkout = await openedCheckout({
    isOpened: false,
    initialise: () => new Promise((resolve) => ends.push(resolve)),
  });
  void checkout.happens('opened');
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  const nextContainer = document.createElement('div');
  void place(checkout, nextContainer);
  ends[0]?.();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  expect(checkout.gateway.tearDown).toHaveBeenCalledOnce();
  expect(checkout.start()?.container).toBe(nextContainer);
  expect(checkout.status()).toBe('preparing');
  ends[1]?.();
  await vi.waitFor(() => expect(checkout.status()).toBe('ready'));
});

test('the fields are created once their container is in the page', async () => {
  const checkout = await openedCheckout({ isOpened: false });
  await place(checkout, null);
  await checkout.happens('opened');
  expect([checkout.status(), checkout.start()]).toEqual(['preparing', null]);
  await place(checkout, document.createElement('div'));
  expect(checkout.status()).toBe('ready');
});

test('another container for existing fields creates no others', async () => {
  const checkout = await openedCheckout();
  await place(checkout, document.createElement('div'));
  expect(checkout.gateway.initialise).toHaveBeenCalledOnce();
});

test('leaving the page clears the fields’ messages', async () => {
  const checkout = await openedCheckout({ hasSecurityCodeField: true });
  checkout.typeCode(true);
  expect(fields(checkout)).toEqual({ isComplete: true, error: null });
  expect(checkout.scope.getState(checkout.model.preparation.$securityCode).isComplete).toBe(true);
  await checkout.happens('closed');
  expect(fields(checkout)).toEqual({ isComplete: false, error: null });
  expect(checkout.scope.getState(checkout.model.preparation.$securityCode).isComplete).toBe(false);
  expect(checkout.scope.getState(checkout.model.preparation.$prepared)).toBeNull();
  expect(checkout.scope.getState(checkout.model.preparation.$gateway)).toBeNull();
});

test('a payment without a client secret is prepared again on the next try', async () => {
  const outcomes = [new Error('blocked')];
  const checkout = await openedCheckout({
    prepare: { data: buildPreparedPayment() },
    initialise: async () => {
      const failure = outcomes.shift();
      if (failure) throw failure;
    },
  });
  await checkout.happens('retryClicked');
  expect(checkout.status()).toBe('ready');
  expect(checkout.calls.filter(({ call }) => call.endsWith('/prepare'))).toHaveLength(2);
});

test.each([
  [403, true],
  [500, false],
  [422, false],
])('a customer who is refused with a %i cannot pay online: %s', async (status, barred) => {
  const checkout = await openedCheckout({ prepare: { status, body: { message: 'No.' } } });
  expect(isBarred(checkout)).toBe(barred);
  await checkout.happens('closed');
  expect(isBarred(checkout)).toBe(false);
});

test('a customer who is no longer barred can pay', async () => {
  const answers = [{ status: 403, body: { message: 'No.' } }];
  const checkout = await openedCheckout({
    prepare: () => answers.shift() ?? { data: buildPreparedPayment() },
  });
  expect(isBarred(checkout)).toBe(true);
  await checkout.happens('retryClicked');
  expect([isBarred(checkout), checkout.status()]).toEqual([false, 'ready']);
});

/** Gives each basket its own session on the server. */
function sessions() {
  let given = 0;
  return () => {
    given += 1;
    const provider = given === 3 ? 'another' : 'stripe';
    const configuration = { mode: 'test', address: null, collect_billing_address: false } as const;
    return {
      data: buildPreparedPayment({
        session_key: `key-${given}`,
        payment_provider: provider,
        payment_provider_configuration: configuration,
      }),
    };
  };
}
const keys = ({ gateway }: Checkout) => gateway.authorise.mock.calls.map(([request]) => request.sessionKey);
const preparations = ({ calls }: Checkout) => calls.filter(({ call }) => call.endsWith('/prepare')).length;

test('a new basket gets its own session, and the fields stay', async () => {
  const checkout = await openedCheckout({ prepare: sessions(), authorise: async () => declined });
  await checkout.happens('payClicked');
  await checkout.cartBecomes({ ...checkout.cart, id: 'cart-2' });
  await checkout.happens('payClicked');
  expect(keys(checkout)).toEqual(['key-1', 'key-2']);
  expect(checkout.gateway.initialise).toHaveBeenCalledOnce();
  expect(checkout.gateway.tearDown).not.toHaveBeenCalled();
});

test('a session that the server refuses is replaced before the next try', async () => {
  const refusal = {
    kind: 'validation',
    message: null,
    errors: { session_key: ['Invalid payment session.'] },
  };
  const checkout = await openedCheckout({ prepare: sessions(), authorise: () => Promise.reject(refusal) });
  await checkout.happens('payClicked');
  expect(checkout.error()).toBe('Invalid payment session.');
  await checkout.happens('payClicked');
  expect(keys(checkout)).toEqual(['key-1', 'key-2']);
});

test('the same basket at another price keeps its session, and so does a page without a basket', async () => {
  const checkout = await openedCheckout({ prepare: sessions() });
  await checkout.cartBecomes({ ...checkout.cart, itemHash: 'another' });
  await checkout.cartBecomes(null);
  expect(preparations(checkout)).toBe(1);
});

test('the fields of one provider do not use the session of another', async () => {
  const checkout = await openedCheckout({ prepare: sessions(), authorise: async () => declined });
  await checkout.cartBecomes({ ...checkout.cart, id: 'cart-2' });
  await checkout.cartBecomes({ ...checkout.cart, id: 'cart-3' });
  await checkout.happens('payClicked');
  expect([preparations(checkout), keys(checkout)]).toEqual([3, ['key-2']]);
});

test('a page that has prepared nothing requests no session when the basket changes', async () => {
  const checkout = await openedCheckout({ isOpened: false });
  await checkout.cartBecomes({ ...checkout.cart, id: 'cart-2' });
  expect(preparations(checkout)).toBe(0);
});
