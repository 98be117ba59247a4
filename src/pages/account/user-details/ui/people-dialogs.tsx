import { useUnit } from 'effector-react';
import { CompleteChildForm } from '@/features/complete-child-form';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/people';
import { text } from '../texts';

/** The form about a person, and the dialog that confirms a removal. */
export function PeopleDialogs() {
  const { dialog, isRemoving, refusal, ...events } = useUnit({
    dialog: model.$openDialog,
    isRemoving: model.$isRemoving,
    refusal: model.$refusal,
    close: model.dialogClosed,
    saved: model.formSaved,
    confirm: model.removeConfirmed,
  });
  if (dialog === null) return null;
  const { kind, person } = dialog;
  const name = person.firstName;
  if (kind === 'form')
    return (
      <Modal isOpen onClose={() => events.close()} title={text('people.formOf', { name })} size="lg" isSheet>
        <CompleteChildForm attendeeId={person.id} forId={null} onDone={() => events.saved()} />
      </Modal>
    );
  return (
    <Modal
      isOpen
      onClose={() => events.close()}
      title={text('people.removeTitle', { name })}
      size="sm"
      footer={
        <>
          <Button isBusy={isRemoving} busyLabel={text('people.removing')} onClick={() => events.confirm()}>
            {text('people.remove')}
          </Button>
          <Button variant="secondary" onClick={() => events.close()}>
            {text('people.keep')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {refusal !== null && (
          <Alert status="danger" title={text('people.notRemoved', { name })}>
            {refusal}
          </Alert>
        )}
        <Text>{text('people.removeText', { name })}</Text>
      </Stack>
    </Modal>
  );
}
