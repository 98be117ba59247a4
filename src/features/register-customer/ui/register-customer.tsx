import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { SchemaForm } from '@/shared/forms';
import { text } from '@/shared/messages';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { GatedButton } from '@/shared/ui/gated-button';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import type { RegisterCustomerModel } from '../model/register-customer';

type RegisterCustomerProps = {
  readonly model: RegisterCustomerModel;
  /** Beside the terms' tick: a link to them, where there is one. */
  readonly terms?: ReactNode;
};

/** The form that creates a customer's account. Spec, joining §2 "Your details". */
export function RegisterCustomer({ model, terms }: RegisterCustomerProps) {
  const { definition, status, ...form } = useUnit({
    definition: model.$definition,
    status: model.$status,
    values: model.$values,
    errors: model.$fieldErrors,
    isTermsTicked: model.$isTermsTicked,
    opened: model.opened,
    answered: model.answered,
    fieldEdited: model.fieldEdited,
    submitted: model.submitted,
    termsTicked: model.termsTicked,
  });

  if (status === 'loadFailed') {
    return (
      <Stack gap="4" align="start">
        <Alert status="danger">{text('register.loadFailed')}</Alert>
        <Button variant="secondary" onClick={form.opened}>
          {text('form.tryAgain')}
        </Button>
      </Stack>
    );
  }
  if (!definition) return <Spinner label={text('form.loading')} isLabelShown />;

  return (
    <SchemaForm
      id="register"
      schema={definition.schema}
      uiSchema={definition.uiSchema}
      values={form.values}
      errors={form.errors}
      onChange={form.answered}
      onFieldEdited={form.fieldEdited}
      onSubmit={form.submitted}
    >
      <Stack gap="6" marginTop="6">
        <Checkbox id="register-terms" isChecked={form.isTermsTicked} onCheckedChange={form.termsTicked}>
          {text('register.terms')}
        </Checkbox>
        {terms}
        <GatedButton
          type="submit"
          size="lg"
          blockers={form.isTermsTicked ? [] : [text('register.termsMissing')]}
          isBusy={status === 'sending'}
          busyLabel={text('register.busy')}
        >
          {text('register.submit')}
        </GatedButton>
      </Stack>
    </SchemaForm>
  );
}
