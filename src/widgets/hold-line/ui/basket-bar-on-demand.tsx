import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $cart } from '@/entities/cart';
import { createLazyComponent } from '@/shared/ui/lazy-component';

const BasketBarContent = createLazyComponent(() =>
  import('./basket-bar').then((code) => code.BasketBarContent),
);

/** The basket bar of pages where more is booked; its code loads when the basket has items. */
export function BasketBar() {
  const cart = useUnit($cart);
  if (!cart || cart.items.length === 0 || cart.completeOrderId !== null) return null;
  return (
    <Suspense fallback={null}>
      <BasketBarContent cart={cart} />
    </Suspense>
  );
}
