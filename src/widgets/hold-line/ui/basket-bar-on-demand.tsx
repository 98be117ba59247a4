import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $cart } from '@/entities/cart';
import { lazyComponent } from '@/shared/ui/lazy-component';

const BasketBarContent = lazyComponent(() => import('./basket-bar').then((code) => code.BasketBarContent));

/** What is in the basket, on a page where more is booked; its code comes when there is something. */
export function BasketBar() {
  const cart = useUnit($cart);
  if (!cart || cart.items.length === 0 || cart.completeOrderId !== null) return null;
  return (
    <Suspense fallback={null}>
      <BasketBarContent cart={cart} />
    </Suspense>
  );
}
