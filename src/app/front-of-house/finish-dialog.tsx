import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Text } from '@/shared/ui/text';
import { $payment } from '@/widgets/take-offline-tender';
import * as model from './finish';
import { text } from './texts';

/** Asks staff whether to keep or clear the customer's unpaid basket. */
export function FinishDialog({ name }: { name: string }) {
  const { isAsked, count, payment, isClearing, leave, clear, cancel } = useUnit({
    isAsked: model.$isUnpaidAsked,
    count: model.$unpaidCount,
    payment: $payment,
    isClearing: model.$isClearing,
    leave: model.leaveClicked,
    clear: model.clearClicked,
    cancel: model.cancelClicked,
  });
  const isUnknown = payment === 'unknown';
  const unpaid = count === 1 ? text('desk.unpaidOne') : text('desk.unpaid', { n: count });
  return (
    <Modal
      isOpen={isAsked}
      onClose={() => cancel()}
      title={text('desk.unpaidTitle', { name })}
      size="sm"
      footer={
        <>
          <Button onClick={() => leave()}>{text('desk.leave')}</Button>
          {!isUnknown && (
            <Button variant="secondary" isBusy={isClearing} onClick={() => clear()}>
              {text('desk.clear')}
            </Button>
          )}
        </>
      }
    >
      <Text>{isUnknown ? text('desk.unpaidUnknown', { name }) : unpaid}</Text>
    </Modal>
  );
}
