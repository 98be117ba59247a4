import OctagonAlert from 'lucide-react/icons/octagon-alert';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Modal } from '@/shared/ui/modal';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

type LeaveDialogProps = {
  isOpen: boolean;
  /** Whether the selection is being cleared. */
  isLeaving?: boolean;
  onStay: () => void;
  onLeave: () => void;
};

/** 'Are you sure you want to leave this screen?' Staying is the main action (Requirement C2.2). */
export function LeaveDialog({ isOpen, isLeaving = false, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onStay}
      title={text('leave.title')}
      footer={
        <>
          <Button onClick={onStay}>{text('leave.stay')}</Button>
          <Button variant="secondary" isBusy={isLeaving} onClick={onLeave}>
            {text('leave.leave')}
          </Button>
        </>
      }
    >
      <Stack direction="row" gap="3" flexWrap="nowrap">
        <Text as="span" color="warning" flexShrink="0" lineHeight="0">
          <Icon of={OctagonAlert} size={24} />
        </Text>
        <Text>{text('leave.text')}</Text>
      </Stack>
    </Modal>
  );
}
