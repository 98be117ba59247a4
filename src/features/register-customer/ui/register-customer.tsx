import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { ServerForm } from '@/shared/forms';
import { stackRecipe } from '@/shared/theme';
import { Checkbox } from '@/shared/ui/checkbox';
import { GatedButton } from '@/shared/ui/gated-button';
import { styled } from '@/shared/ui/styled';
import type { RegisterCustomerModel } from '../model/register-customer';
import { text } from './texts';

/** What stands below the fields. */
const Ending = styled('div', { ...stackRecipe, base: { ...stackRecipe.base, marginTop: '6' } });

const Consent = styled('div', stackRecipe);

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
      <Ending gap="6">
        {/* A password manager would take the field above the password for the name to log in with. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Consent gap="0">
          <Checkbox id="register-terms" isChecked={isTermsTicked} onCheckedChange={termsTicked}>
            {text('register.terms')}
          </Checkbox>
          {terms}
        </Consent>
        <GatedButton
          type="submit"
          size="lg"
          blockers={isTermsTicked ? [] : [text('register.termsMissing')]}
          isBusy={status === 'sending'}
          busyLabel={text('register.busy')}
        >
          {text('register.submit')}
        </GatedButton>
      </Ending>
    </ServerForm>
  );
}
