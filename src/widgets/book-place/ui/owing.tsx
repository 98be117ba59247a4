import { useUnit } from 'effector-react';
import { $cart } from '@/entities/cart';
import { $user } from '@/entities/customer';
import { $changes, itemsAdded } from '@/features/change-basket';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { text } from './places-texts';
import { ToBasket } from './to-basket';

/** What the customer owes keeps them from booking; it is paid like anything else in the basket. */
export function Owing() {
  const { user, cart, changes, add } = useUnit({
    user: $user,
    cart: $cart,
    changes: $changes,
    add: itemsAdded,
  });
  const owed = (user?.outstandingPenalties ?? []).map(({ id }) => ({ id, type: 'penalty' }));
  const isInBasket = cart?.items.some(({ type }) => type === 'penalty') ?? false;
  if (owed.length === 0) return null;
  return (
    <Alert status="warning" title={text('session.owing')} isLive={false}>
      {isInBasket ? (
        <ToBasket />
      ) : (
        <Button variant="text" isBusy={changes.some(({ kind }) => kind === 'add')} onClick={() => add(owed)}>
          {text('outstanding.pay')}
        </Button>
      )}
    </Alert>
  );
}
