import { getCart, getCartTerms } from '../domain/basket/index.ts';
import type { Store } from '../store/store.ts';
import { authenticateCustomer, createFreshCustomer, type FreshCustomer } from './fresh-customer.ts';
import { addMembershipToBasket, findCatalogueIds, type JoiningChoice } from './joining.ts';

/** A new customer with a cart that is ready to pay, and its ids. */
export interface ReadyCart extends FreshCustomer, ReturnType<typeof findCatalogueIds> {
  [name: string]: unknown;
  cartId: string | null;
  cartItemId: string | null;
  itemHash: string | null;
  total: number | null;
  termIds: string[];
}

export async function createReadyCart(store: Store, choice: Partial<JoiningChoice>): Promise<ReadyCart> {
  const customer: FreshCustomer = await createFreshCustomer(store);
  await addMembershipToBasket(store, customer, choice);
  const caller = await authenticateCustomer(store, customer);
  const cart = await getCart(store, caller);
  const terms = cart ? await getCartTerms(store, caller, cart.id) : [];
  return {
    ...customer,
    ...findCatalogueIds(choice),
    cartId: cart?.id ?? null,
    cartItemId: cart?.items[0]?.id ?? null,
    itemHash: cart?.itemHash ?? null,
    total: cart?.totals.total ?? null,
    termIds: terms.map(({ id }) => id),
  };
}
