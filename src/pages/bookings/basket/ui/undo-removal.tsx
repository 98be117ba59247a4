import { useUnit } from 'effector-react';
import Undo from 'lucide-react/icons/undo-2';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Text } from '@/shared/ui/text';
import * as model from '../model/basket';
import { text } from '../texts';

/** The item that was removed last, with Undo, or why it could not be restored. */
export function UndoRemoval() {
  const { removedItem, failure, undo } = useUnit({
    removedItem: model.$removedItem,
    failure: model.$undoFailure,
    undo: model.undoClicked,
  });
  const undoButton = (
    <Button variant="text" onClick={() => undo()}>
      <Icon of={Undo} />
      <span>{text('basket.undo')}</span>
    </Button>
  );
  if (failure)
    return (
      <Alert status="danger" title={text('undo.failed', { name: failure.item.name })}>
        <Text>{failure.message}</Text>
        {!failure.isFinal && undoButton}
      </Alert>
    );
  if (!removedItem) return null;
  return (
    <Alert status="info" title={text('basket.itemRemoved', { name: removedItem.name })}>
      {removedItem.isAwaited ? (
        <Text>{text('basket.notPutBack')}</Text>
      ) : (
        removedItem.objectId !== null && undoButton
      )}
    </Alert>
  );
}
