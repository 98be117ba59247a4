import { useUnit } from 'effector-react';
import { finishRequested } from '@/entities/customer';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Text } from '@/shared/ui/text';
import { $isStillServingAsked, carryOnClicked } from './idle';
import { text } from './texts';

/** Asks whether the customer is still at the desk. */
export function StillServingDialog({ firstName }: { firstName: string }) {
  const { isAsked, carryOn, finish } = useUnit({
    isAsked: $isStillServingAsked,
    carryOn: carryOnClicked,
    finish: finishRequested,
  });
  return (
    <Modal
      isOpen={isAsked}
      onClose={() => carryOn()}
      title={text('desk.idleTitle', { name: firstName })}
      size="sm"
      footer={
        <>
          <Button onClick={() => carryOn()}>{text('desk.carryOn', { name: firstName })}</Button>
          <Button variant="secondary" onClick={() => finish()}>
            {text('desk.finish', { name: firstName })}
          </Button>
        </>
      }
    >
      <Text>{text('desk.idleNote')}</Text>
    </Modal>
  );
}
