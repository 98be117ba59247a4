import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { products } from '../../store/schema/catalogue.ts';
import { cartItems } from '../../store/schema/sales.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { createCustomer } from '../../testing/joining-customer.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { preparePayment } from '../payments/index.ts';
import { addToCart, removeFromCart } from './cart.ts';

const setup = createBasketStore();
let customer: Awaited<ReturnType<typeof createCustomer>>;
beforeEach(async () => {
  customer = await createCustomer(setup.store);
});

const NO_PRICE = { status: 422, message: 'Something in your basket has no price. Please remove it.' };

async function addPadlock() {
  const items = [{ id: demoId('product:padlock'), type: 'product', options: {} }];
  const cart = await addToCart(setup.store, customer.caller, { items });
  return cart.items[0]?.id ?? '';
}

test.each([-3, 0, 21, 1_000_000])(
  'a basket with a quantity of %j cannot be paid, and the item can be removed',
  async (quantity) => {
    const id = await addPadlock();
    await setup.store.write((tx) => tx.update(cartItems).set({ quantity }).where(eq(cartItems.id, id)));
    expect(await catchRefusal(preparePayment(setup.store, createFakeCards(), customer.caller))).toMatchObject(
      NO_PRICE,
    );
    expect((await removeFromCart(setup.store, customer.caller, [id])).items).toEqual([]);
  },
);

test('a product with a negative price cannot be paid for', async () => {
  await addPadlock();
  const id = demoId('product:padlock');
  const setPrice = (price: number) =>
    setup.store.write((tx) => tx.update(products).set({ price }).where(eq(products.id, id)));
  await setPrice(-350);
  expect(await catchRefusal(preparePayment(setup.store, createFakeCards(), customer.caller))).toMatchObject(
    NO_PRICE,
  );
  await setPrice(350);
});
