import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Text } from '@/shared/ui/text';
import { $payment } from '@/widgets/take-offline-tender';
import * as model from './finish';
import { text } from './texts';

/** Asks staff whether to keep or clear the customer's unpaid basket. */
export function FinishDialog({ firstName }: { firstName: string }) {
  const { isAsked, unpaidCount, payment, isClearing, leaveBasket, clearBasket, cancel } = useUnit({
    isAsked: model.$isUnpaidAsked,
    unpaidCount: model.$unpaidCount,
    payment: $payment,
    isClearing: model.$isClearing,
    leaveBasket: model.leaveBasketClicked,
    clearBasket: model.clearBasketClicked,
    cancel: model.cancelClicked,
  });
  const isPaymentUnknown = payment === 'unknown';
  const unpaidText = unpaidCount === 1 ? text('desk.unpaidOne') : text('desk.unpaid', { n: unpaidCount });
  return (
    <Modal
      isOpen={isAsked}
      onClose={() => cancel()}
      title={text('desk.unpaidTitle', { name: firstName })}
      size="sm"
      footer={
        <>
          <Button onClick={() => leaveBasket()}>{text('desk.leave')}</Button>
          {!isPaymentUnknown && (
            <Button variant="secondary" isBusy={isClearing} onClick={() => clearBasket()}>
              {text('desk.clear')}
            </Button>
          )}
        </>
      }
    >
      <Text>{isPaymentUnknown ? text('desk.unpaidUnknown', { name: firstName }) : unpaidText}</Text>
    </Modal>
  );
}
