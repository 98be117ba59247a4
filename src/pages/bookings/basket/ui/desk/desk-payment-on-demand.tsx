import type { Cart } from '@/shared/api';
import { createLazyComponent } from '@/shared/ui/lazy-component';

const LazyDeskPayment = createLazyComponent(() => import('./desk-payment').then((code) => code.DeskPayment));

/** A wrapper in a file of its own, so that customers do not load the code of the desk. */
export function DeskPayment({ cart }: { cart: Cart }) {
  return <LazyDeskPayment cart={cart} />;
}
