import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Field } from '@/shared/ui/field';
import { TextInput } from '@/shared/ui/text-input';
import { BILLING_LABELS, type BillingField, MAX_TEXT_LENGTH } from '../model/billing-details';
import type { BillingForm } from '../model/billing-form';

const Grid = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } },
});

/** The fields' autocomplete tokens. */
const AUTOCOMPLETE: Record<BillingField, string> = {
  firstName: 'billing given-name',
  lastName: 'billing family-name',
  addressLineOne: 'billing address-line1',
  addressLineTwo: 'billing address-line2',
  city: 'billing address-level2',
  postcode: 'billing postal-code',
};

type BillingFieldsProps = {
  model: BillingForm;
  isDisabled: boolean;
  /** Whether the first field takes the focus when the fields appear. */
  takesFocus: boolean;
};

/** The billing details: the name, and the address if the provider needs it. */
export function BillingFields({ model, isDisabled, takesFocus: isFocusTaken }: BillingFieldsProps) {
  const { values, fields, problems, changed, left } = useUnit({
    values: model.$values,
    fields: model.$fields,
    problems: model.$shownProblems,
    changed: model.fieldChanged,
    left: model.fieldLeft,
  });
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocusTaken) grid.current?.querySelector('input')?.focus();
  }, [isFocusTaken]);
  return (
    <Grid ref={grid}>
      {fields.map((field) => (
        <Field
          key={field}
          id={`billing-${field}`}
          label={BILLING_LABELS[field]}
          isOptional={field === 'addressLineTwo'}
          isRequired={field !== 'addressLineTwo'}
          error={problems.find((problem) => problem.field === field)?.message ?? null}
        >
          {(control) => (
            <TextInput
              {...control}
              value={values[field]}
              autoComplete={AUTOCOMPLETE[field]}
              autoCapitalize={field === 'postcode' ? 'characters' : 'words'}
              spellCheck={false}
              maxLength={MAX_TEXT_LENGTH}
              readOnly={isDisabled}
              onValueChange={(value) => changed({ field, value })}
              onBlur={() => left(field)}
            />
          )}
        </Field>
      ))}
    </Grid>
  );
}
