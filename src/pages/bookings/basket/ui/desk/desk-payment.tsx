import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { hasLostPlace } from '@/entities/cart';
import { $user } from '@/entities/customer';
import { $basketHolder } from '@/entities/hand-off';
import { TermsTicks } from '@/features/accept-terms';
import type { Cart } from '@/shared/api';
import { formatWithSymbol } from '@/shared/format';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { GatedButton } from '@/shared/ui/gated-button';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { OnTheirPhone, PayOnPhone } from '@/widgets/pay-on-phone';
import { $stillToPay, $tenders, Tenders } from '@/widgets/take-offline-tender';
import * as model from '../../model/desk-sale';
import { text } from './texts';

const SaleSection = styled('section', { base: { display: 'grid', gap: '6' } });
const DifferenceList = styled('ul', { base: { margin: '0', paddingInlineStart: '6' } });

/** The end of a sale: either at the desk or on the customer's phone, never both. */
export function DeskPayment({ cart }: { cart: Cart }) {
  const basketPlace = useUnit($basketHolder);
  return basketPlace === 'onTheirPhone' ? <OnTheirPhone /> : <PayAtDesk cart={cart} />;
}

/** The tenders, the terms to accept, and Pay. */
function PayAtDesk({ cart }: { cart: Cart }) {
  const { totals } = cart;
  const { blockers, penceLeft, status, isPayAwaited, user, tenders, ...events } = useUnit({
    blockers: model.$blockers,
    penceLeft: $stillToPay,
    status: model.$saleStatus,
    isPayAwaited: model.$isPayAwaited,
    user: $user,
    tenders: $tenders,
    pay: model.payClicked,
    opened: model.deskOpened,
  });
  useEffect(() => events.opened(), [events.opened]);
  const payButtonBox = useRef<HTMLDivElement>(null);
  const isAmountTaken = penceLeft === 0;
  const wasAmountTaken = useRef(isAmountTaken);
  useEffect(() => {
    // Enter moves the focus from the last tender to Pay.
    if (isAmountTaken && !wasAmountTaken.current) payButtonBox.current?.querySelector('button')?.focus();
    wasAmountTaken.current = isAmountTaken;
  }, [isAmountTaken]);
  const symbol = user?.currencySymbol ?? '£';
  const allBlockers = [
    ...(status === 'unknown' ? [text('sale.stepCheck')] : []),
    ...blockers,
    ...(isAmountTaken ? [] : [text('sale.stepTender', { amount: formatWithSymbol(penceLeft, symbol) })]),
  ];
  return (
    <SaleSection aria-label={text('sale.heading')}>
      {totals.total > 0 && <Tenders />}
      {totals.balance > 0 && status === 'open' && (
        <PayOnPhone
          blockers={hasLostPlace(cart) ? [text('sale.stepLost')] : []}
          isMoneyTaken={tenders.some(({ type }) => type !== 'credit')}
        />
      )}
      <TermsTicks terms={[{ model: model.terms, title: text('sale.terms') }]} />
      <SaleNotices />
      <div ref={payButtonBox}>
        <GatedButton
          width="100%"
          blockers={allBlockers}
          isBusy={isPayAwaited || status === 'paying' || status === 'checking'}
          busyLabel={text('sale.paying')}
          onClick={() => events.pay()}
        >
          {totals.balance > 0 || totals.total > 0
            ? text('sale.pay', { amount: totals.formattedTotal })
            : text('sale.confirm')}
        </GatedButton>
      </div>
    </SaleSection>
  );
}

/** Notices about a payment that failed or whose result is unknown. */
function SaleNotices() {
  const { status, paymentError, differences, check } = useUnit({
    status: model.$saleStatus,
    paymentError: model.$paymentError,
    differences: model.$differences,
    check: model.checkClicked,
  });
  if (status === 'unknown') {
    return (
      <Alert status="danger" title={text('sale.unknownTitle')}>
        <Stack gap="2" align="start">
          <Text>{text('sale.unknown')}</Text>
          <Button variant="text" onClick={() => check()}>
            {text('sale.check')}
          </Button>
        </Stack>
      </Alert>
    );
  }
  if (differences.length > 0) {
    return (
      <Alert status="warning" title={text('sale.changedTitle')}>
        <DifferenceList>
          {differences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </DifferenceList>
      </Alert>
    );
  }
  return paymentError === null ? null : <Alert status="danger">{paymentError}</Alert>;
}
