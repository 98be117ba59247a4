import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { $order } from '@/entities/order';
import { bookings, handOffPaths, isCheckout } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import type { HandedBasket } from '../lib/carried';
import { $handedBasket, $isGivingBack, giveBackClicked } from '../model/carried';
import { text } from '../texts';

const Bar = styled('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    marginBottom: '6',
    padding: '4',
    background: 'subtle',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    overflowWrap: 'anywhere',
  },
});
/** Large, because staff read it from behind the desk. */
const OrderReference = styled('p', {
  base: { margin: '0', width: 'full', fontSize: 'price', fontWeight: 'bold', lineHeight: 'snug' },
});

/** Shown above the pages while the customer pays a handed-off basket on this device. */
export function HandOffNotice() {
  const { basket, order } = useUnit({ basket: $handedBasket, order: $order });
  const { pathname } = useLocation();
  if (basket === null || isCheckout(pathname) || pathname.startsWith(handOffPaths.code)) return null;
  const reference = order?.id === basket.orderId ? (order?.reference ?? null) : null;
  return (
    <Bar aria-label={text('carried.label')}>
      {basket.orderId === null ? (
        <UnpaidNotice basket={basket} isBasket={pathname === bookings.basket} />
      ) : (
        <>
          <Text tone="strong">{text('carried.show')}</Text>
          {reference !== null && <OrderReference>{text('carried.order', { reference })}</OrderReference>}
        </>
      )}
    </Bar>
  );
}

function UnpaidNotice({ basket: { venueName }, isBasket }: { basket: HandedBasket; isBasket: boolean }) {
  const { isBusy, giveBack } = useUnit({ isBusy: $isGivingBack, giveBack: giveBackClicked });
  if (!isBasket)
    return (
      <>
        <Text>{text('carried.waits')}</Text>
        <Link to={bookings.basket} isStandalone>
          {text('carried.toBasket')}
        </Link>
      </>
    );
  return (
    <>
      <Text>
        {venueName === null ? text('carried.fromDesk') : text('carried.from', { centre: venueName })}
      </Text>
      <Button variant="text" isBusy={isBusy} onClick={() => giveBack()}>
        {text('carried.giveBack')}
      </Button>
    </>
  );
}
