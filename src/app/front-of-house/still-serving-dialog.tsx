import { useUnit } from 'effector-react';
import { finishRequested } from '@/entities/customer';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Text } from '@/shared/ui/text';
import { $isStillServingAsked, carryOnClicked } from './idle';
import { text } from './texts';

/** Asks whether the customer is still at the desk. */
export function StillServingDialog({ name }: { name: string }) {
  const { isAsked, carryOn, end } = useUnit({
    isAsked: $isStillServingAsked,
    carryOn: carryOnClicked,
    end: finishRequested,
  });
  return (
    <Modal
      isOpen={isAsked}
      onClose={() => carryOn()}
      title={text('desk.idleTitle', { name })}
      size="sm"
      footer={
        <>
          <Button onClick={() => carryOn()}>{text('desk.carryOn', { name })}</Button>
          <Button variant="secondary" onClick={() => end()}>
            {text('desk.finish', { name })}
          </Button>
        </>
      }
    >
      <Text>{text('desk.idleNote')}</Text>
    </Modal>
  );
}
