import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { MembershipFreezing } from '@/shared/api';
import { formatDate } from '@/shared/lib';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { DateInput } from '@/shared/ui/date-input';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { text as uiText } from '@/shared/ui/texts';
import * as model from '../model/choosing';
import { text } from '../texts';

const MAX_REASON_LENGTH = 500;

/** Asks for the first day, the number of months, and optionally the reason. */
export function FreezeForm({ limits }: { limits: MembershipFreezing['limits'] }) {
  const { draft, errors, isPreviewLoading, edit, loadPreview } = useUnit({
    draft: model.$draft,
    errors: model.$errors,
    isPreviewLoading: model.$isPreviewLoading,
    edit: model.draftEdited,
    loadPreview: model.previewClicked,
  });
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  const { earliest, latest, minMonths, maxMonths } = limits;
  const monthCounts = Array.from({ length: maxMonths - minMonths + 1 }, (_, index) => minMonths + index);
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      aria-label={text('freeze.choose')}
      onSubmit={(event) => {
        event.preventDefault();
        loadPreview();
      }}
    >
      <Card>
        <Stack gap="4">
          {errors[''] !== undefined && (
            <Alert status="danger" title={text('freeze.notAsked')}>
              <Stack gap="2" align="start">
                <span>{errors['']}</span>
                <Button variant="text" isBusy={isPreviewLoading} onClick={() => loadPreview()}>
                  {uiText('form.tryAgain')}
                </Button>
              </Stack>
            </Alert>
          )}
          <Field
            label={text('freeze.from')}
            hint={text('freeze.fromHint', { earliest: formatDate(earliest), latest: formatDate(latest) })}
            error={errors.from ?? null}
            isRequired
          >
            {(control) => (
              <DateInput {...control} value={draft.from} onValueChange={(from) => edit({ from })} />
            )}
          </Field>
          <Field label={text('freeze.months')} error={errors.months ?? null} isRequired>
            {(control) => (
              <Select
                {...control}
                options={monthCounts.map((count) => ({
                  value: String(count),
                  label: count === 1 ? text('freeze.month') : text('freeze.manyMonths', { count }),
                }))}
                value={draft.months}
                onValueChange={(value) => edit({ months: value })}
              />
            )}
          </Field>
          <Field label={text('freeze.reason')}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={MAX_REASON_LENGTH}
                value={draft.reason}
                onValueChange={(reason) => edit({ reason })}
              />
            )}
          </Field>
          <Button
            type="submit"
            variant="secondary"
            alignSelf="start"
            isBusy={isPreviewLoading}
            busyLabel={text('freeze.asking')}
          >
            {text('freeze.ask')}
          </Button>
        </Stack>
      </Card>
    </form>
  );
}
