import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import { ServerForm } from '@/shared/forms';
import { Alert } from '@/shared/ui/alert';
import { AskBeforeLeaving } from '@/shared/ui/ask-before-leaving';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/complete-child-form';
import { text } from '../texts';

interface CompleteChildFormProps {
  readonly attendeeId: string;
  /** The id of the camp or course; null for neither. */
  readonly forId: string | null;
  /** The button's text if it does more than save. */
  readonly saveLabel?: string | undefined;
  /** Called when the form is complete for this season. */
  readonly onDone: () => void;
}

/** The operator's form about a child, before a camp or course. A page shows one such form at a time. */
export function CompleteChildForm({ attendeeId, forId, saveLabel, onDone }: CompleteChildFormProps) {
  const { status, savedForm, notice, copiedFrom, ...handlers } = useUnit({
    status: model.$status,
    savedForm: model.$savedForm,
    notice: model.$notice,
    copiedFrom: model.$copiedFrom,
    shown: model.formShown,
    closed: model.closed,
  });
  useEffect(() => {
    handlers.shown({ attendeeId, forId });
    return () => handlers.closed();
  }, [attendeeId, forId, handlers.shown, handlers.closed]);
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });
  // While this form loads, the saved one may still be the previous child's.
  const isFormSaved = savedForm?.attendeeId === attendeeId && savedForm.forId === forId;
  useEffect(() => {
    if (isFormSaved) latestOnDone.current();
  }, [isFormSaved]);
  const id = useId();
  return (
    <AskBeforeLeaving>
      <Stack gap="6" align="stretch">
        {notice !== null && status !== 'saved' && (
          <Alert status="info" title={text(`childForm.${notice}`)} isLive={false}>
            {text(`childForm.${notice}Note`)}
          </Alert>
        )}
        {copiedFrom !== null && status !== 'saved' && (
          <Alert status="info" title={text('childForm.copied', { name: copiedFrom })} isLive={false}>
            {text('childForm.copiedNote')}
          </Alert>
        )}
        <ServerForm
          id={`child-form-${id}`}
          model={model.formModel}
          hasFailed={status === 'loadFailed' || status === 'unaskable'}
          failedText={text(status === 'unaskable' ? 'childForm.unaskable' : 'childForm.loadFailed')}
        >
          <Stack gap="4" align="start" marginTop="6">
            <Text size="sm" tone="muted">
              {text('childForm.privacy')}
            </Text>
            <Confirmation />
            <Button type="submit" isBusy={status === 'saving'} busyLabel={text('childForm.saving')}>
              {saveLabel ?? text('childForm.save')}
            </Button>
          </Stack>
        </ServerForm>
      </Stack>
    </AskBeforeLeaving>
  );
}

function Confirmation() {
  const { isConfirmed, error, tick } = useUnit({
    isConfirmed: model.$isConfirmed,
    error: model.$confirmError,
    tick: model.confirmTicked,
  });
  const id = useId();
  useEffect(() => {
    if (error !== null) document.getElementById(id)?.focus();
  }, [error, id]);
  return (
    <Checkbox id={id} aria-required isChecked={isConfirmed} onCheckedChange={tick} error={error}>
      {text('childForm.confirm')}
    </Checkbox>
  );
}
