import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $cart } from '@/entities/cart';
import { lazyComponent } from '@/shared/ui/lazy-component';

const HoldBarContent = lazyComponent(() => import('./hold-bar').then((code) => code.HoldBarContent));

/** The hold of the basket on a page where more is booked; its code comes when there is one. */
export function HoldBar() {
  const cart = useUnit($cart);
  const hasHold = cart?.items.some(({ hold }) => hold !== null) ?? false;
  if (!cart || !hasHold || cart.completeOrderId !== null) return null;
  return (
    <Suspense fallback={null}>
      <HoldBarContent cart={cart} />
    </Suspense>
  );
}
