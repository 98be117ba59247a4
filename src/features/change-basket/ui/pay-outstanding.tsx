import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { $cart } from '@/entities/cart';
import { $servedCustomer, $user } from '@/entities/customer';
import { bookingPostponed } from '@/entities/order';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { $changes, itemsAdded } from '../model/change-basket';
import { text } from '../outstanding-texts';

interface PayOutstandingProps {
  /** The text with the total outstanding balance. */
  readonly formatTitle: (amount: string) => string;
  /** The link to the basket, shown once the outstanding charges are in it. */
  readonly basketLink: ReactNode;
}

/** Shown if an outstanding balance prevents booking; the customer pays it through the basket. */
export function PayOutstanding({ formatTitle, basketLink }: PayOutstandingProps) {
  const { pathname, search } = useLocation();
  const { user, servedCustomer, cart, config, changes, addItems, postponeBooking } = useUnit({
    user: $user,
    servedCustomer: $servedCustomer,
    cart: $cart,
    config: $config,
    changes: $changes,
    addItems: itemsAdded,
    postponeBooking: bookingPostponed,
  });
  const penalties = (servedCustomer ?? user)?.outstandingPenalties ?? [];
  const penaltyItems = penalties.map(({ id }) => ({ id, type: 'penalty' }));
  const pence = penalties.reduce((sum, { price }) => sum + price.amount, 0);
  const pay = () => {
    postponeBooking({ path: `${pathname}${search}`, owedIds: penaltyItems.map(({ id }) => id) });
    addItems(penaltyItems);
  };
  const isInBasket = cart?.items.some(({ type }) => type === 'penalty') ?? false;
  if (penaltyItems.length === 0) return null;
  return (
    <Alert status="warning" title={formatTitle(formatMoney(pence, config.currency))} isLive={false}>
      {isInBasket ? (
        basketLink
      ) : (
        <Button variant="text" isBusy={changes.some(({ kind }) => kind === 'add')} onClick={pay}>
          {text('outstanding.pay')}
        </Button>
      )}
    </Alert>
  );
}
