import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Text } from '@/shared/ui/text';
import { $isAsking, $losses, discardClicked, keepClicked } from '../model/confirm-discard';
import { text } from './texts';

/** Asks for confirmation before another choice discards answers, and lists them. */
export function ConfirmDiscardModal() {
  const { isAsking, losses, keep, lose } = useUnit({
    isAsking: $isAsking,
    losses: $losses,
    keep: keepClicked,
    lose: discardClicked,
  });
  return (
    <Modal
      isOpen={isAsking}
      onClose={() => keep()}
      title={text('losing.title')}
      size="sm"
      footer={
        <>
          <Button onClick={() => keep()}>{text('losing.keep')}</Button>
          <Button variant="secondary" onClick={() => lose()}>
            {text('losing.lose')}
          </Button>
        </>
      }
    >
      <Text>{text('losing.text')}</Text>
      <ul>
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <Text tone="muted">{text('losing.kept')}</Text>
    </Modal>
  );
}
