import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { tidyWords } from '@/shared/lib';
import { Alert } from '@/shared/ui/alert';
import { AskBeforeLeaving } from '@/shared/ui/ask-before-leaving';
import { Button } from '@/shared/ui/button';
import { DateInput } from '@/shared/ui/date-input';
import { Field } from '@/shared/ui/field';
import { Modal } from '@/shared/ui/modal';
import { Select } from '@/shared/ui/select';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { text as uiText } from '@/shared/ui/texts';
import * as model from '../model/add-attendee';
import { $subject, dialogClosed } from '../model/subject';
import { text } from '../texts';
import { text as buttonText } from './texts';

const RELATIONSHIPS = [
  { value: 'child', label: text('attendee.child') },
  { value: 'grandchild', label: text('attendee.grandchild') },
  { value: 'ward', label: text('attendee.ward') },
  { value: 'other', label: text('attendee.other') },
];

/** The dialog with a child's details, for adding or changing a child. Use it once per page. */
export function AttendeeDialog() {
  const { subject, status, ...handlers } = useUnit({
    subject: $subject,
    status: model.$status,
    dialogClosed,
    shown: model.dialogShown,
    retry: model.retryClicked,
  });
  // Leaving the page closes its dialog.
  useEffect(() => () => handlers.dialogClosed(), [handlers.dialogClosed]);
  useEffect(() => handlers.shown(), [handlers.shown]);
  if (subject === null) return null;
  return (
    <Modal
      isOpen
      onClose={() => handlers.dialogClosed()}
      title={buttonText(subject.kind === 'add' ? 'attendee.add' : 'attendee.change')}
      size="sm"
    >
      {status === 'loading' && <Spinner label={text('attendee.loading')} isLabelShown />}
      {status === 'gone' && <Alert status="warning">{text('attendee.gone')}</Alert>}
      {status === 'loadFailed' && (
        <Alert status="danger" title={text('attendee.loadFailed')}>
          <Button variant="text" onClick={() => handlers.retry()}>
            {uiText('form.tryAgain')}
          </Button>
        </Alert>
      )}
      {(status === 'editing' || status === 'saving') && (
        <AskBeforeLeaving>
          <DetailsForm isSaving={status === 'saving'} />
        </AskBeforeLeaving>
      )}
    </Modal>
  );
}

function DetailsForm({ isSaving }: { isSaving: boolean }) {
  const { draft, errors, edit, submit } = useUnit({
    draft: model.$draft,
    errors: model.$errors,
    edit: model.fieldEdited,
    submit: model.formSubmitted,
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  const nameInputProps = { autoComplete: 'off', spellCheck: false, maxLength: 100, tidy: tidyWords } as const;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="4">
        {errors[''] !== undefined && (
          <Alert status="danger" title={text('attendee.notSaved')}>
            {errors['']}
          </Alert>
        )}
        <Field label={text('attendee.firstName')} error={errors.firstName ?? null} isRequired>
          {(control) => (
            <TextInput
              {...control}
              {...nameInputProps}
              value={draft.firstName}
              onValueChange={(value) => edit({ field: 'firstName', value })}
            />
          )}
        </Field>
        <Field label={text('attendee.lastName')} error={errors.lastName ?? null} isRequired>
          {(control) => (
            <TextInput
              {...control}
              {...nameInputProps}
              value={draft.lastName}
              onValueChange={(value) => edit({ field: 'lastName', value })}
            />
          )}
        </Field>
        <Field
          label={text('attendee.born')}
          hint={text('attendee.bornHint')}
          error={errors.dateOfBirth ?? null}
          isRequired
        >
          {(control) => (
            <DateInput
              {...control}
              value={draft.dateOfBirth}
              onValueChange={(value) => edit({ field: 'dateOfBirth', value })}
            />
          )}
        </Field>
        <Field label={text('attendee.relationship')} error={errors.relationship ?? null} isRequired>
          {(control) => (
            <Select
              {...control}
              options={RELATIONSHIPS}
              value={draft.relationship}
              onValueChange={(value) => edit({ field: 'relationship', value })}
            />
          )}
        </Field>
        <Button type="submit" alignSelf="start" isBusy={isSaving} busyLabel={text('attendee.saving')}>
          {text('attendee.save')}
        </Button>
      </Stack>
    </form>
  );
}
