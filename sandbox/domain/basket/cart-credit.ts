import type { Store } from '../../store/store.ts';
import { capCredit, findCartForChange, findCartOwner, priceCart, toCart, updateCart } from '../cart/index.ts';
import { formatMoney, invalid } from '../common/index.ts';
import type { Caller, Cart, CreditKind } from '../common/types.ts';

/**
 * PUT cart/credit: applies this many pence of one kind of credit to the cart; 0 removes it. The order spends it.
 *
 * @throws DomainError 422 under `amount` above what the cart can use
 */
export async function setCredit(
  store: Store,
  caller: Caller,
  { kind, amount }: { kind: CreditKind; amount: number },
  selectedUserId?: string | null,
): Promise<Cart> {
  return store.write(async (tx) => {
    const cart = await findCartForChange(tx, store, await findCartOwner(tx, store, caller, selectedUserId));
    const { mostUsable } = (await priceCart(tx, store, cart)).credit[kind];
    if (amount > mostUsable) {
      throw invalid({ amount: [`You can use up to ${formatMoney(mostUsable)} of this credit here.`] });
    }
    const changes = kind === 'membership' ? { membershipCredit: amount } : { generalCredit: amount };
    await updateCart(tx, store, cart.id, changes);
    const changedCart = await capCredit(tx, store, { ...cart, ...changes });
    return toCart(tx, store, changedCart, selectedUserId ?? null);
  });
}
