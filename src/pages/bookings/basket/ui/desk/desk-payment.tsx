import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { hasLostPlace } from '@/entities/cart';
import { $user } from '@/entities/customer';
import { $basketPlace } from '@/entities/hand-off';
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

const Section = styled('section', { base: { display: 'grid', gap: '6' } });
const Lines = styled('ul', { base: { margin: '0', paddingInlineStart: '6' } });

/** The end of a sale: either at the desk or on the customer's phone, never both. */
export function DeskPayment({ cart }: { cart: Cart }) {
  const place = useUnit($basketPlace);
  return place === 'onTheirPhone' ? <OnTheirPhone /> : <AtTheDesk cart={cart} />;
}

/** The tenders, the terms to accept, and Pay. */
function AtTheDesk({ cart }: { cart: Cart }) {
  const { totals } = cart;
  const { blockers, penceLeft, status, isAwaited, user, tenders, ...events } = useUnit({
    blockers: model.$blockers,
    penceLeft: $stillToPay,
    status: model.$saleStatus,
    isAwaited: model.$isPayAwaited,
    user: $user,
    tenders: $tenders,
    pay: model.payClicked,
    opened: model.deskOpened,
  });
  useEffect(() => events.opened(), [events.opened]);
  const button = useRef<HTMLDivElement>(null);
  const isEnough = penceLeft === 0;
  const wasEnough = useRef(isEnough);
  useEffect(() => {
    // Enter moves the focus from the last tender to Pay.
    if (isEnough && !wasEnough.current) button.current?.querySelector('button')?.focus();
    wasEnough.current = isEnough;
  }, [isEnough]);
  const symbol = user?.currencySymbol ?? '£';
  const missingParts = [
    ...(status === 'unknown' ? [text('sale.stepCheck')] : []),
    ...blockers,
    ...(isEnough ? [] : [text('sale.stepTender', { amount: formatWithSymbol(penceLeft, symbol) })]),
  ];
  return (
    <Section aria-label={text('sale.heading')}>
      {totals.total > 0 && <Tenders />}
      {totals.balance > 0 && status === 'open' && (
        <PayOnPhone
          blockers={hasLostPlace(cart) ? [text('sale.stepLost')] : []}
          isMoneyTaken={tenders.some(({ type }) => type !== 'credit')}
        />
      )}
      <TermsTicks terms={[{ model: model.terms, title: text('sale.terms') }]} />
      <Notices />
      <div ref={button}>
        <GatedButton
          width="100%"
          blockers={missingParts}
          isBusy={isAwaited || status === 'paying' || status === 'checking'}
          busyLabel={text('sale.paying')}
          onClick={() => events.pay()}
        >
          {totals.balance > 0 || totals.total > 0
            ? text('sale.pay', { amount: totals.formattedTotal })
            : text('sale.confirm')}
        </GatedButton>
      </div>
    </Section>
  );
}

/** Notices about a payment that failed or whose result is unknown. */
function Notices() {
  const { status, notice, differences, check } = useUnit({
    status: model.$saleStatus,
    notice: model.$notice,
    differences: model.$changeLines,
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
        <Lines>
          {differences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      </Alert>
    );
  }
  return notice === null ? null : <Alert status="danger">{notice}</Alert>;
}
