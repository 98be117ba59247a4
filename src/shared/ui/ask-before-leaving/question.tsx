import { Button } from '../button';
import { Modal } from '../modal';
import { Text } from '../text';
import { text } from './texts';

/** Asks whether to leave with unsaved input. Staying is the first choice. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Modal
      isOpen
      onClose={onStay}
      title={text('unsaved.title')}
      footer={
        <>
          <Button onClick={onStay}>{text('unsaved.stay')}</Button>
          <Button variant="secondary" onClick={onLeave}>
            {text('unsaved.leave')}
          </Button>
        </>
      }
    >
      <Text>{text('unsaved.text')}</Text>
    </Modal>
  );
}
