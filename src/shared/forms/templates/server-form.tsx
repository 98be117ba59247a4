import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { Stack } from '../../ui/stack';
import { text as uiText } from '../../ui/texts';
import type { FieldErrors, FormDefinition, FormValues } from '../schema/form-definition';
import type { FieldNotes } from './field-notes';
import { text } from './texts';
import { useFormCode } from './use-form-code';

type ServerFormModel = {
  readonly $definition: Store<FormDefinition | null>;
  readonly $values: Store<FormValues>;
  readonly $errors: Store<FieldErrors>;
  readonly $hasServerErrors: Store<boolean>;
  /** Requests the form, also again after a failure. */
  readonly opened: EventCallable<void>;
  readonly valuesChanged: EventCallable<FormValues>;
  readonly fieldEdited: EventCallable<string>;
  readonly submitted: EventCallable<FormValues>;
};

type ServerFormProps = {
  readonly id: string;
  readonly model: ServerFormModel;
  readonly hasFailed: boolean;
  readonly failedText: string;
  /** Content shown below fields, by field path. */
  readonly notes?: FieldNotes;
  /** Content below the fields: checkboxes and the button. */
  readonly children: ReactNode;
};

/** A form described by the server: loading, failed or ready. */
export function ServerForm({ id, model, hasFailed, failedText, notes, children }: ServerFormProps) {
  const { definition, ...form } = useUnit({
    definition: model.$definition,
    values: model.$values,
    errors: model.$errors,
    hasServerErrors: model.$hasServerErrors,
    opened: model.opened,
    valuesChanged: model.valuesChanged,
    fieldEdited: model.fieldEdited,
    submitted: model.submitted,
  });
  const code = useFormCode(definition !== null);
  if (hasFailed) {
    return (
      <Stack gap="4" align="start">
        <Alert status="danger">{failedText}</Alert>
        <Button variant="secondary" onClick={() => form.opened()}>
          {uiText('form.tryAgain')}
        </Button>
      </Stack>
    );
  }
  if (!definition || !code) {
    return <Spinner label={text('form.loading')} isLabelShown />;
  }
  return (
    <code.SchemaForm
      id={id}
      schema={definition.schema}
      uiSchema={definition.uiSchema}
      values={form.values}
      errors={form.errors}
      hasServerErrors={form.hasServerErrors}
      {...(notes && { notes })}
      onChange={form.valuesChanged}
      onFieldEdited={form.fieldEdited}
      onSubmit={form.submitted}
    >
      {children}
    </code.SchemaForm>
  );
}
