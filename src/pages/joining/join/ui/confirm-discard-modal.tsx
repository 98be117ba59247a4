import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Text } from '@/shared/ui/text';
import { $isDiscardPending, $losses, discardClicked, keepClicked } from '../model/confirm-discard';
import { text } from './texts';

/** Asks for confirmation before another choice discards answers, and lists them. */
export function ConfirmDiscardModal() {
  const { isDiscardPending, losses, keepChoice, discardAnswers } = useUnit({
    isDiscardPending: $isDiscardPending,
    losses: $losses,
    keepChoice: keepClicked,
    discardAnswers: discardClicked,
  });
  return (
    <Modal
      isOpen={isDiscardPending}
      onClose={() => keepChoice()}
      title={text('losing.title')}
      size="sm"
      footer={
        <>
          <Button onClick={() => keepChoice()}>{text('losing.keep')}</Button>
          <Button variant="secondary" onClick={() => discardAnswers()}>
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
