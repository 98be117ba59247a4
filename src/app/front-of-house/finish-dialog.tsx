import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Text } from '@/shared/ui/text';
import * as model from './finish';
import { text } from './texts';

/** What is to become of what the customer has not paid. */
export function FinishDialog({ name }: { name: string }) {
  const { isAsked, count, isClearing, leave, clear, cancel } = useUnit({
    isAsked: model.$isUnpaidAsked,
    count: model.$unpaidCount,
    isClearing: model.$isClearing,
    leave: model.leaveClicked,
    clear: model.clearClicked,
    cancel: model.cancelClicked,
  });
  return (
    <Modal
      isOpen={isAsked}
      onClose={() => cancel()}
      title={text('desk.unpaidTitle', { name })}
      size="sm"
      footer={
        <>
          <Button onClick={() => leave()}>{text('desk.leave')}</Button>
          <Button variant="secondary" isBusy={isClearing} onClick={() => clear()}>
            {text('desk.clear')}
          </Button>
        </>
      }
    >
      <Text>{count === 1 ? text('desk.unpaidOne') : text('desk.unpaid', { n: count })}</Text>
    </Modal>
  );
}
