import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $today } from '@/entities/client';
import { dayName } from '@/entities/session';
import type { GuestAllowance } from '@/shared/api';
import { addDays, tidyEmail, tidyWords } from '@/shared/lib';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { findAllowance, validateVisitDate } from '../lib/draft';
import * as model from '../model/issuing';
import { text } from '../texts';
import { IssuedPass } from './issued-pass';

/** A pass can be issued for today or one of the next 30 days. */
const SELECTABLE_DAYS = 31;
const TEXT_FIELDS = [
  { field: 'firstName', type: 'text', hint: null, maxLength: 100, tidy: tidyWords },
  { field: 'lastName', type: 'text', hint: null, maxLength: 100, tidy: tidyWords },
  { field: 'email', type: 'email', hint: text('guests.emailHint'), maxLength: 254, tidy: tidyEmail },
] as const;

/** The form that issues a pass, and the pass that was issued last. */
export function IssueForm({ allowances }: { allowances: readonly GuestAllowance[] }) {
  const { draft, errors, isIssuing, isIssueUnknown, issuedPass, today, edit, submit } = useUnit({
    draft: model.$draft,
    errors: model.$errors,
    isIssuing: model.$isIssuing,
    isIssueUnknown: model.$isIssueUnknown,
    issuedPass: model.$issuedPass,
    today: $today,
    edit: model.draftEdited,
    submit: model.formSubmitted,
  });
  const formRef = useRef<HTMLFormElement>(null);
  const issuedPassRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  useEffect(() => {
    if (issuedPass) issuedPassRef.current?.focus();
  }, [issuedPass]);
  const allowance = findAllowance(allowances, draft);
  const venues = allowance?.rules.venues ?? [];
  // A chosen day in the past is reported and no longer selected.
  const dateError = draft.visitDate === '' ? undefined : validateVisitDate(draft, today).visitDate;
  const visitDays = Array.from({ length: SELECTABLE_DAYS }, (_, offset) => addDays(today, offset));
  return (
    <Card as="section" aria-labelledby="guests-issue">
      <Stack gap="4">
        <Heading level={2} size="md" id="guests-issue">
          {text('guests.issueHeading')}
        </Heading>
        {issuedPass && (
          <div ref={issuedPassRef} tabIndex={-1}>
            <IssuedPass pass={issuedPass} />
          </div>
        )}
        <form
          ref={formRef}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Stack gap="4" maxWidth="form">
            {errors[''] !== undefined && (
              <Alert
                status="danger"
                title={text(isIssueUnknown ? 'guests.unknownIssued' : 'guests.notIssued')}
              >
                {errors['']}
              </Alert>
            )}
            {allowances.length > 1 && (
              <Field label={text('guests.benefit')} error={errors.benefitId ?? null}>
                {(control) => (
                  <Select
                    {...control}
                    options={allowances.map(({ benefitId, membership }) => ({
                      value: benefitId,
                      label: membership,
                    }))}
                    value={allowance?.benefitId ?? ''}
                    onValueChange={(benefitId) => edit({ benefitId, venueId: '' })}
                  />
                )}
              </Field>
            )}
            {TEXT_FIELDS.map(({ field, type, hint, maxLength, tidy }) => (
              <Field
                key={field}
                label={text(`guests.${field}`)}
                hint={hint}
                error={errors[field] ?? null}
                isRequired
              >
                {(control) => (
                  <TextInput
                    {...control}
                    type={type}
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={maxLength}
                    tidy={tidy}
                    value={draft[field]}
                    onValueChange={(value) => edit({ [field]: value })}
                  />
                )}
              </Field>
            ))}
            <Field label={text('guests.day')} error={dateError ?? errors.visitDate ?? null} isRequired>
              {(control) => (
                <Select
                  {...control}
                  placeholder={text('guests.choose')}
                  options={visitDays.map((day) => ({ value: day, label: dayName(day) }))}
                  value={dateError === undefined ? draft.visitDate : ''}
                  onValueChange={(visitDate) => edit({ visitDate })}
                />
              )}
            </Field>
            {venues.length > 1 && (
              <Field label={text('guests.centre')} error={errors.venueId ?? null} isRequired>
                {(control) => (
                  <Select
                    {...control}
                    placeholder={text('guests.choose')}
                    options={venues.map(({ id, name }) => ({ value: id, label: name }))}
                    value={draft.venueId}
                    onValueChange={(venueId) => edit({ venueId })}
                  />
                )}
              </Field>
            )}
            <Checkbox
              isChecked={draft.confirmedOfAge}
              onCheckedChange={(confirmedOfAge) => edit({ confirmedOfAge })}
              error={errors.confirmedOfAge ?? null}
            >
              {text('guests.ofAge', { age: allowance?.rules.minAge ?? 0 })}
            </Checkbox>
            <Button type="submit" alignSelf="start" isBusy={isIssuing} busyLabel={text('guests.issuing')}>
              {text('guests.issue')}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}
