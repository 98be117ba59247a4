import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Text } from '@/shared/ui/text';
import type { StartOver } from '../model/start-over';
import { text } from '../texts';

/** The leave warning. Source: Spec, joining §2. */
export function StartOverModal({ model }: { model: StartOver }) {
  const { isOpen, stayClicked, leaveClicked } = useUnit({
    isOpen: model.$isOpen,
    stayClicked: model.stayClicked,
    leaveClicked: model.leaveClicked,
  });
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => stayClicked()}
      title={text('leave.title')}
      size="sm"
      footer={
        <>
          <Button onClick={() => stayClicked()}>{text('leave.stay')}</Button>
          <Button variant="secondary" onClick={() => leaveClicked()}>
            {text('leave.leave')}
          </Button>
        </>
      }
    >
      <Text>{text('leave.text')}</Text>
    </Modal>
  );
}
