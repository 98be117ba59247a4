import { useUnit } from 'effector-react';
import { leaveText } from '@/features/start-over';
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
      title={leaveText('leave.title')}
      footer={
        <>
          <Button onClick={() => stay()}>{leaveText('leave.stay')}</Button>
          <Button variant="secondary" isBusy={isLeaving} onClick={() => leave()}>
            {leaveText('leave.leave')}
          </Button>
        </>
      }
    >
      <Text>{leaveText('leave.text')}</Text>
    </Modal>
  );
}
