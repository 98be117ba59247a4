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
  warning?: string | null;
  isOptional?: boolean;
};

/** One field of the form; its id is `direct-debit-` and its name. */
export function BankField({
  model,
  name,
  label,
  hint,
  warning,
  isOptional = false,
  ...input
}: BankFieldProps) {
  const { fields, errors, fieldChanged, fieldLeft } = useUnit({
    fields: model.$fields,
    errors: model.$errors,
    fieldChanged: model.fieldChanged,
    fieldLeft: model.fieldLeft,
  });
  return (
    <Field
      id={`direct-debit-${name}`}
      label={label}
      hint={hint}
      error={errors[name] ?? null}
      warning={warning ?? null}
      isRequired={!isOptional}
      isOptional={isOptional}
    >
      {(control) => (
        <TextInput
          {...control}
          {...input}
          value={fields[name]}
          onValueChange={(value) => fieldChanged({ name, value })}
          onBlur={() => fieldLeft(name)}
        />
      )}
    </Field>
  );
}
