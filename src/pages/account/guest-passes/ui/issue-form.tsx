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
import { findAllowance, findDayProblem } from '../lib/draft';
import * as model from '../model/issuing';
import { text } from '../texts';
import { IssuedPass } from './issued-pass';

/** A pass can be issued for today or one of the next 30 days. */
const DAYS_OFFERED = 31;
const TEXTS = [
  { field: 'firstName', type: 'text', hint: null, maxLength: 100, tidy: tidyWords },
  { field: 'lastName', type: 'text', hint: null, maxLength: 100, tidy: tidyWords },
  { field: 'email', type: 'email', hint: text('guests.emailHint'), maxLength: 254, tidy: tidyEmail },
] as const;

/** The form that issues a pass, and the pass that was issued last. */
export function IssueForm({ allowances }: { allowances: readonly GuestAllowance[] }) {
  const { draft, errors, isIssuing, isUnknown, issued, today, edit, submit } = useUnit({
    draft: model.$draft,
    errors: model.$errors,
    isIssuing: model.$isIssuing,
    isUnknown: model.$isIssueUnknown,
    issued: model.$issued,
    today: $today,
    edit: model.edited,
    submit: model.submitted,
  });
  const form = useRef<HTMLFormElement>(null);
  const doneRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  useEffect(() => {
    if (issued) doneRef.current?.focus();
  }, [issued]);
  const allowance = findAllowance(allowances, draft);
  const venues = allowance?.rules.venues ?? [];
  // A chosen day in the past is reported and no longer selected.
  const dateProblem = draft.visitDate === '' ? undefined : findDayProblem(draft, today).visitDate;
  const days = Array.from({ length: DAYS_OFFERED }, (_, offset) => addDays(today, offset));
  return (
    <Card as="section" aria-labelledby="guests-issue">
      <Stack gap="4">
        <Heading level={2} size="md" id="guests-issue">
          {text('guests.issueHeading')}
        </Heading>
        {issued && (
          <div ref={doneRef} tabIndex={-1}>
            <IssuedPass pass={issued} />
          </div>
        )}
        <form
          ref={form}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Stack gap="4" maxWidth="form">
            {errors[''] !== undefined && (
              <Alert status="danger" title={text(isUnknown ? 'guests.unknownIssued' : 'guests.notIssued')}>
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
            {TEXTS.map(({ field, type, hint, maxLength, tidy }) => (
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
            <Field label={text('guests.day')} error={dateProblem ?? errors.visitDate ?? null} isRequired>
              {(control) => (
                <Select
                  {...control}
                  placeholder={text('guests.choose')}
                  options={days.map((day) => ({ value: day, label: dayName(day) }))}
                  value={dateProblem === undefined ? draft.visitDate : ''}
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
