import { useUnit } from 'effector-react';
import { Suspense, useEffect, useRef } from 'react';
import { $cart } from '@/entities/cart';
import { CheckingNotice, paymentText } from '@/entities/payment';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Text } from '@/shared/ui/text';
import { checkAgainClicked } from '../model/checkout';
import { $isFree, $isPlaceLost, $settlementState, cardPayment, freeOrder } from '../model/payment';
import { text } from '../texts';

const PayOutstanding = createLazyComponent(() =>
  import('./lazy-parts').then((module) => module.PayOutstanding),
);
const MissingForms = createLazyComponent(() => import('./lazy-parts').then((module) => module.MissingForms));

/** Whether the cart contains days of camps or courses, which need child forms. */
const $hasDays = $cart.map((cart) => cart?.items.some(({ days }) => days) ?? false);

/** Notices about the payment: it failed, its result is being checked, or the provider has not responded yet. */
export function PaymentNotices() {
  return (
    <>
      <PaymentCheckNotice />
      <ProviderSilentNotice />
      <FailureBanner />
    </>
  );
}

/**
 * The notice about a failed payment: what happened and, if it is certain, that nothing was charged. It takes the
 * focus.
 */
function FailureBanner() {
  const { isFree, status, cardError, freeError, isKnownNotCharged, hasDays, isPlaceLost } = useUnit({
    isFree: $isFree,
    status: cardPayment.$status,
    cardError: cardPayment.$error,
    freeError: freeOrder.$error,
    isKnownNotCharged: cardPayment.$isKnownNotCharged,
    hasDays: $hasDays,
    isPlaceLost: $isPlaceLost,
  });
  const frameRef = useRef<HTMLDivElement>(null);
  const cardReason = status === 'failed' ? cardError : null;
  const failureReason = isFree ? freeError : cardReason;

  useEffect(() => {
    if (failureReason !== null) frameRef.current?.focus();
  }, [failureReason]);

  if (failureReason === null) return null;
  return (
    <Box ref={frameRef} tabIndex={-1}>
      <Alert status="danger" title={isFree ? failureReason : text('checkout.failed.title')}>
        {!isFree && !isPlaceLost && (
          <Text>{text(isKnownNotCharged ? 'checkout.failed.text' : 'checkout.failed.unknown')}</Text>
        )}
        {isPlaceLost && isKnownNotCharged && <Text>{paymentText('payment.notCharged')}</Text>}
        {!isFree && <Text>{failureReason}</Text>}
        {isFree && (
          <Suspense fallback={null}>
            <PayOutstanding />
          </Suspense>
        )}
        {hasDays && (
          <Suspense fallback={null}>
            <MissingForms />
          </Suspense>
        )}
      </Alert>
    </Box>
  );
}

/** The provider has not responded for a while; the customer may have the payment checked. */
function ProviderSilentNotice() {
  const { isLongWait, checkPayment } = useUnit({
    isLongWait: cardPayment.providerWait.$isLongWait,
    checkPayment: cardPayment.providerWait.checkClicked,
  });
  if (!isLongWait) return null;
  return (
    <Alert status="warning" title={text('payment.stillWaiting')}>
      <Text>{text('payment.stillWaitingText')}</Text>
      <Button variant="secondary" marginTop="3" onClick={() => checkPayment()}>
        {text('payment.check')}
      </Button>
    </Alert>
  );
}

/** The result of a card or free payment is being checked. */
function PaymentCheckNotice() {
  const { settlementState, isFree, checkAgain } = useUnit({
    settlementState: $settlementState,
    isFree: $isFree,
    checkAgain: checkAgainClicked,
  });
  return (
    settlementState && (
      <CheckingNotice state={settlementState} isFree={isFree} onCheckAgain={() => checkAgain()} />
    )
  );
}
