import { useUnit } from 'effector-react';
import { text } from '@/shared/messages';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Text } from '@/shared/ui/text';
import { $isWarningShown, clearCartFx, leaveClicked, stayClicked } from '../model/leave';

/** 'Are you sure you want to leave this screen?' (Spec, joining §2 "Checkout screen"). */
export function LeaveWarning() {
  const { isShown, isLeaving, stay, leave } = useUnit({
    isShown: $isWarningShown,
    isLeaving: clearCartFx.pending,
    stay: stayClicked,
    leave: leaveClicked,
  });
  return (
    <Modal
      isOpen={isShown}
      onClose={stay}
      title={text('leave.title')}
      footer={
        <>
          <Button onClick={() => stay()}>{text('leave.stay')}</Button>
          <Button variant="secondary" isBusy={isLeaving} onClick={() => leave()}>
            {text('leave.leave')}
          </Button>
        </>
      }
    >
      <Text>{text('leave.text')}</Text>
    </Modal>
  );
}
