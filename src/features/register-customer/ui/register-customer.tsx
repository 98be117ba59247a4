import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { ServerForm } from '@/shared/forms';
import { Checkbox } from '@/shared/ui/checkbox';
import { GatedButton } from '@/shared/ui/gated-button';
import { Stack } from '@/shared/ui/stack';
import type { RegisterCustomerModel } from '../model/register-customer';
import { text } from './texts';

type RegisterCustomerProps = {
  readonly model: RegisterCustomerModel;
  /** Below the terms' tick: the way to read them. */
  readonly terms: ReactNode;
};

/** The form that creates a customer's account. Spec, joining §2 "Your details". */
export function RegisterCustomer({ model, terms }: RegisterCustomerProps) {
  const { status, refusal, username, isTermsTicked, termsTicked } = useUnit({
    status: model.$status,
    refusal: model.$refusal,
    username: model.$username,
    isTermsTicked: model.$isTermsTicked,
    termsTicked: model.termsTicked,
  });
  const isUnaskable = status === 'unaskable';
  return (
    <ServerForm
      id="register"
      model={model}
      hasFailed={status === 'loadFailed' || isUnaskable}
      failedText={isUnaskable ? refusal : text('register.loadFailed')}
    >
      <Stack gap="6" marginTop="6">
        {/* A password manager would take the field above the password for the name to log in with. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Stack gap="0">
          <Checkbox id="register-terms" isChecked={isTermsTicked} onCheckedChange={termsTicked}>
            {text('register.terms')}
          </Checkbox>
          {terms}
        </Stack>
        <GatedButton
          type="submit"
          size="lg"
          blockers={isTermsTicked ? [] : [text('register.termsMissing')]}
          isBusy={status === 'sending'}
          busyLabel={text('register.busy')}
        >
          {text('register.submit')}
        </GatedButton>
      </Stack>
    </ServerForm>
  );
}
