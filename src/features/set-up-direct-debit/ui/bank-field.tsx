import { useUnit } from 'effector-react';
import type { ComponentProps } from 'react';
import { Field } from '@/shared/ui/field';
import { TextInput } from '@/shared/ui/text-input';
import type { BankField as BankFieldName } from '../model/bank-details';
import type { DirectDebit } from '../model/direct-debit';

type BankFieldProps = Omit<ComponentProps<typeof TextInput>, 'name'> & {
  model: DirectDebit;
  name: BankFieldName;
  label: string;
  hint?: string;
  /** The id of a text next to the field that describes it. */
  describedBy?: string | undefined;
  isOptional?: boolean;
};

/** The id of a field's control. */
export function getBankFieldId(name: BankFieldName): string {
  return `direct-debit-${name}`;
}

/** One field of the form. */
export function BankField({
  model,
  name,
  label,
  hint,
  describedBy,
  isOptional = false,
  ...inputProps
}: BankFieldProps) {
  const { fields, errors, fieldChanged, fieldLeft } = useUnit({
    fields: model.$fields,
    errors: model.$errors,
    fieldChanged: model.fieldChanged,
    fieldLeft: model.fieldLeft,
  });
  return (
    <Field
      id={getBankFieldId(name)}
      label={label}
      hint={hint}
      error={errors[name] ?? null}
      isRequired={!isOptional}
      isOptional={isOptional}
    >
      {(control) => (
        <TextInput
          {...control}
          {...inputProps}
          aria-describedby={[control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined}
          value={fields[name]}
          onValueChange={(value) => fieldChanged({ name, value })}
          onBlur={() => fieldLeft(name)}
        />
      )}
    </Field>
  );
}
