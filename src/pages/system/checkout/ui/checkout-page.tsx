import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { $cart, $cartError, $cartStatus, isEmptyCart } from '@/entities/cart';
import { $today } from '@/entities/client';
import { $config } from '@/shared/config';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Spinner } from '@/shared/ui/spinner';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { JoinSteps } from '@/widgets/join-steps';
import { PurchaseSummary, SummaryColumns } from '@/widgets/purchase-summary';
import { listJoiningSteps } from '../lib/steps';
import { filterBookedItems, findSummaryTitle, isJoining, toPurchase } from '../lib/to-purchase';
import { $paidOrderId, closed, opened, reloadClicked } from '../model/checkout';
import { $isLeaveWarningShown } from '../model/leave';
import { $isPaying } from '../model/pay-button';
import { $amountDue } from '../model/payment';
import { text } from '../texts';
import { PaymentForm } from './payment-form';
import { TopBar } from './top-bar';

const LeaveWarning = createLazyComponent(() =>
  import('./leave-warning').then((module) => module.LeaveWarning),
);

const HeldItems = createLazyComponent(() => import('./lazy-parts').then((module) => module.HeldItems));

const BookedItems = createLazyComponent(() => import('./lazy-parts').then((module) => module.BookedItems));

/** As tall as the page to come, so that the footer does not move when it renders. */
const LoadingArea = chakra('div', { base: { minHeight: 'var(--page-height, 100vh)' } });

/** The checkout: the payment on the left, the purchase on the right (Requirements C1.1, C1.2). */
export function CheckoutPage() {
  const {
    cart,
    today,
    config,
    cartStatus,
    cartError,
    amountDue,
    paidOrderId,
    isPaying,
    isLeaveWarningShown,
    open,
    close,
    reload,
  } = useUnit({
    cart: $cart,
    today: $today,
    config: $config,
    cartStatus: $cartStatus,
    cartError: $cartError,
    amountDue: $amountDue,
    paidOrderId: $paidOrderId,
    isPaying: $isPaying,
    isLeaveWarningShown: $isLeaveWarningShown,
    open: opened,
    close: closed,
    reload: reloadClicked,
  });

  useEffect(() => {
    open();
    return () => close();
  }, [open, close]);

  const bookedItems = cart === null ? [] : filterBookedItems(cart);
  const payableCart = cart !== null && cart.completeOrderId === null && !isEmptyCart(cart) ? cart : null;
  return (
    <>
      <TopBar total={payableCart && amountDue} />
      {payableCart?.joining && isJoining(payableCart) && (
        <Box marginBottom="6">
          <JoinSteps states={listJoiningSteps(payableCart.joining)} />
        </Box>
      )}
      {paidOrderId !== null && <Spinner label={text('checkout.paid')} isLabelShown />}
      {paidOrderId === null && payableCart === null && cartStatus !== 'failed' && (
        <LoadingArea>
          <Spinner label={text('checkout.loading')} isLabelShown />
        </LoadingArea>
      )}
      {payableCart === null && cartStatus === 'failed' && (
        <Alert status="danger" title={text('checkout.cartFailed')}>
          <Text>{cartError}</Text>
          <Button variant="secondary" marginTop="3" onClick={() => reload()}>
            {uiText('form.tryAgain')}
          </Button>
        </Alert>
      )}
      {paidOrderId === null && payableCart !== null && (
        // The items and their hold are above the form, and render together with it, so that nothing moves under a
        // finger.
        <Suspense
          fallback={
            <LoadingArea>
              <Spinner label={text('checkout.loading')} isLabelShown />
            </LoadingArea>
          }
        >
          {bookedItems.length > 0 && !isPaying && <HeldItems cart={payableCart} items={bookedItems} />}
          <SummaryColumns>
            <PaymentForm />
            <PurchaseSummary
              purchase={toPurchase(payableCart, today, config.currency)}
              {...findSummaryTitle(payableCart)}
              isUpdating={cartStatus === 'loading'}
            >
              {bookedItems.length > 0 && (
                <Suspense fallback={null}>
                  <BookedItems items={bookedItems} serverTime={Date.parse(payableCart.serverTime)} />
                </Suspense>
              )}
            </PurchaseSummary>
          </SummaryColumns>
        </Suspense>
      )}
      {isLeaveWarningShown && (
        <Suspense fallback={null}>
          <LeaveWarning />
        </Suspense>
      )}
    </>
  );
}
