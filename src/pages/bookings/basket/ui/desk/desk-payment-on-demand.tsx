import type { Cart } from '@/shared/api';
import { lazyComponent } from '@/shared/ui/lazy-component';

const Payment = lazyComponent(() => import('./desk-payment').then((code) => code.DeskPayment));

/** In a file of its own: the basket, which customers load, need not know what the desk's part is made of. */
export function DeskPayment({ cart }: { cart: Cart }) {
  return <Payment cart={cart} />;
}
