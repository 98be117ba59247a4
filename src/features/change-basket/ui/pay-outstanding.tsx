import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $cart } from '@/entities/cart';
import { $user } from '@/entities/customer';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { $changes, itemsAdded } from '../model/change-basket';
import { text } from '../outstanding-texts';

interface PayOutstandingProps {
  readonly title: string;
  /** The way to the basket, once what is owed is in it. */
  readonly toBasket: ReactNode;
}

/** What the customer owes keeps them from booking; it is paid like anything else in the basket. */
export function PayOutstanding({ title, toBasket }: PayOutstandingProps) {
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
    <Alert status="warning" title={title} isLive={false}>
      {isInBasket ? (
        toBasket
      ) : (
        <Button variant="text" isBusy={changes.some(({ kind }) => kind === 'add')} onClick={() => add(owed)}>
          {text('outstanding.pay')}
        </Button>
      )}
    </Alert>
  );
}
