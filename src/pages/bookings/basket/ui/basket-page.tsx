import { useUnit } from 'effector-react';
import Trash from 'lucide-react/icons/trash-2';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { $servedCustomer } from '@/entities/customer';
import { $basketHolder } from '@/entities/hand-off';
import { useRefreshing } from '@/features/browse-timetable';
import { $cartActivity, $changes, $isPaidElsewhere, basketCleared } from '@/features/change-basket';
import type { Cart } from '@/shared/api';
import { getPageTime } from '@/shared/lib';
import { useSearchParams } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { useLostFocus } from '@/shared/ui/lost-focus';
import { Modal } from '@/shared/ui/modal';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { HoldLine } from '@/widgets/hold-line';
import { findRequestedForm, listNeededForms } from '../lib/child-forms';
import * as model from '../model/basket';
import { text } from '../texts';
import { ChangeItemOnDemand } from './change/change-item-on-demand';
import { ChildForm, ChildForms } from './child-forms';
import { CreditChoices } from './credit';
import { EmptyBasket } from './empty';
import { BasketItems } from './items';
import { Promotion } from './promotion';
import { BasketSummary } from './summary';
import { UndoRemoval } from './undo-removal';
import { Waivers } from './waivers';

const Columns = styled('section', {
  base: {
    // One column uses flex: inside a grid cell the bar with the button could not stick to the lower edge.
    display: { base: 'flex', lg: 'grid' },
    flexDirection: 'column',
    gap: '6',
    alignItems: { base: 'stretch', lg: 'start' },
    gridTemplateColumns: { lg: 'minmax(0, 1fr) min(24rem, 42%)' },
    columnGap: { lg: '12' },
  },
});
const Side = styled('div', {
  base: { display: { base: 'contents', lg: 'flex' }, flexDirection: 'column', gap: '6' },
});
/** The payment at the desk, for staff who serve a customer. */
const DeskPayment = createLazyComponent(() =>
  import('./desk/desk-payment-on-demand').then((code) => code.DeskPayment),
);

/** The basket: its items, until when places are held, and the price. Requirement K1.1. */
export function BasketPage() {
  const { cart, status, error, ...events } = useUnit({
    cart: model.$cart,
    status: model.$cartStatus,
    error: model.$cartError,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
    refresh: model.refreshRequested,
  });
  useEffect(() => {
    events.opened();
    return () => events.closed();
  }, [events.opened, events.closed]);
  useRefreshing(events.refresh);
  return (
    <FocusHandover hasError={error !== null} label={text('basket.heading')}>
      <Stack gap="6">
        {!cart && <Heading level={1}>{text('basket.heading')}</Heading>}
        {error !== null && (
          <Alert status="danger" title={text('basket.notLoaded')}>
            <Stack gap="2" align="start">
              <Text>{error}</Text>
              <Button variant="text" isBusy={status === 'loading'} onClick={() => events.retry()}>
                {uiText('form.tryAgain')}
              </Button>
            </Stack>
          </Alert>
        )}
        {cart && <Basket cart={cart} />}
        {!cart && error === null && <SkeletonRows label={text('basket.loading')} count={2} lines={4} />}
      </Stack>
    </FocusHandover>
  );
}

function Basket({ cart }: { cart: Cart }) {
  const { changes, cartWork, isAtBank, servedCustomer, basketPlace } = useUnit({
    basketPlace: $basketHolder,
    servedCustomer: $servedCustomer,
    changes: $changes,
    cartWork: $cartActivity,
    isAtBank: $isPaidElsewhere,
  });
  const { items, totals, status, completeOrderId } = cart;
  const isBeingPaid = status === 'paying' && basketPlace !== 'onTheirPhone';
  // A basket that the desk has handed off is paid unchanged, or given back.
  const isLocked = isBeingPaid || basketPlace !== 'here';
  const isPaymentElsewhere = isBeingPaid || basketPlace === 'onTheirPhone';
  const isEmpty = items.length === 0 || completeOrderId !== null;
  const clock = useMemo(
    () => ({ serverTime: Date.parse(cart.serverTime), receivedAt: getPageTime() }),
    [cart.serverTime],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // Remove, Undo and Clear disappear when they are clicked.
  useLostFocus(heading, changes);
  const itemCount = totals.itemCount;
  const [query, setQuery] = useSearchParams();
  const openForm = isBeingPaid ? null : findRequestedForm(query, items);
  const lastFormItemId = useRef(openForm?.itemId);
  useEffect(() => {
    if (lastFormItemId.current !== undefined && !openForm) heading.current?.focus();
    lastFormItemId.current = openForm?.itemId;
  }, [openForm]);
  // Replaces the history entry, so that Back does not return to a form that was left or completed.
  if (openForm)
    return <ChildForm key={openForm.itemId} form={openForm} onBack={() => setQuery({}, { replace: true })} />;
  return (
    <>
      <Stack gap="1">
        <Heading ref={heading} level={1} tabIndex={-1}>
          {servedCustomer
            ? text('basket.headingOf', { name: servedCustomer.firstName })
            : text('basket.heading')}
        </Heading>
        {!isEmpty && (
          <Text tone="muted" role="status">
            {itemCount === 1 ? text('basket.one') : text('basket.count', { n: itemCount })}
          </Text>
        )}
      </Stack>
      {!isLocked && <UndoRemoval />}
      {isBeingPaid && <PaymentInProgress />}
      {!isBeingPaid && !isEmpty && isAtBank && (
        <Alert status="info" title={text('paying.title')}>
          {text('paying.atBank')}
        </Alert>
      )}
      {isEmpty ? (
        <EmptyBasket orderId={completeOrderId} />
      ) : (
        <>
          <HoldLine cart={cart} />
          <Columns>
            <Stack gap="6" align="stretch">
              <BasketItems items={items} isLocked={isLocked} serverTime={clock.serverTime} />
              {!isLocked && <ClearBasket count={itemCount} isBusy={cartWork === 'clearing'} />}
            </Stack>
            <Side>
              {!isLocked && <CreditChoices credits={cart.credits} />}
              {!isLocked && <Promotion />}
              {!isPaymentElsewhere && <ChildForms forms={listNeededForms(items)} />}
              {!isPaymentElsewhere && <Waivers />}
              <BasketSummary cart={cart} hasCheckout={!isBeingPaid && !servedCustomer} />
              {!isBeingPaid && servedCustomer && (
                <Suspense fallback={<Spinner />}>
                  <DeskPayment cart={cart} />
                </Suspense>
              )}
            </Side>
          </Columns>
          <ChangeItemOnDemand />
        </>
      )}
    </>
  );
}

/** Another window or device is paying: the basket is polled until the payment has ended. */
function PaymentInProgress() {
  return (
    <Alert status="info" title={text('paying.title')}>
      <Stack gap="2" align="start">
        <Text>{text('paying.note')}</Text>
        <Spinner label={text('paying.waiting')} isLabelShown />
      </Stack>
    </Alert>
  );
}

function ClearBasket({ count, isBusy }: { count: number; isBusy: boolean }) {
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const clear = useUnit(basketCleared);
  return (
    <div>
      <Button variant="text" isBusy={isBusy} onClick={() => setConfirmOpen(true)}>
        <Icon of={Trash} />
        <span>{text('basket.clear')}</span>
      </Button>
      <Modal
        isOpen={isConfirmOpen}
        onClose={() => setConfirmOpen(false)}
        title={count === 1 ? text('basket.clearOne') : text('basket.clearAll', { n: count })}
        size="sm"
        footer={
          <>
            <Button
              onClick={() => {
                setConfirmOpen(false);
                clear();
              }}
            >
              {text('basket.clearYes')}
            </Button>
            <Button variant="secondary" onClick={() => setConfirmOpen(false)}>
              {text('basket.clearNo')}
            </Button>
          </>
        }
      >
        <Text>{text('basket.clearNote')}</Text>
      </Modal>
    </div>
  );
}
