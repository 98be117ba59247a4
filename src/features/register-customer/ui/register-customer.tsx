import { useUnit } from 'effector-react';
import { ServerForm } from '@/shared/forms';
import { Alert } from '@/shared/ui/alert';
import { Checkbox } from '@/shared/ui/checkbox';
import type { Elements } from '@/shared/ui/elements';
import { GatedButton } from '@/shared/ui/gated-button';
import { Stack } from '@/shared/ui/stack';
import type { RegisterCustomerModel } from '../model/register-customer';
import { text } from './texts';

type RegisterCustomerProps = {
  readonly model: RegisterCustomerModel;
  /** The buttons that open the terms, below their checkbox. */
  readonly terms: Elements;
  /** The alternatives for a customer whose age the chosen membership excludes. */
  readonly alternatives?: Elements;
};

/** The form that creates a customer's account. Requirement J4.4. */
export function RegisterCustomer({ model, terms, alternatives }: RegisterCustomerProps) {
  const { status, refusal, username, isTermsTicked, missingLabels, ageProblem, errors, termsTicked } =
    useUnit({
      status: model.$status,
      refusal: model.$unaskableText,
      username: model.$username,
      isTermsTicked: model.$isTermsTicked,
      missingLabels: model.$missingLabels,
      ageProblem: model.$ageProblem,
      errors: model.$errors,
      termsTicked: model.termsTicked,
    });
  const isUnaskable = status === 'unaskable';
  // Once the terms are ticked, form validation says what is missing and where.
  const blockers = [
    ...missingLabels.map((label) => text('register.fieldMissing', { label })),
    text('register.termsMissing'),
  ];
  const notes = ageProblem && {
    [ageProblem.path]: (
      <Alert status="warning" title={errors[ageProblem.path] ? undefined : ageProblem.reason}>
        {alternatives}
      </Alert>
    ),
  };
  return (
    <ServerForm
      id="register"
      model={model}
      hasFailed={status === 'loadFailed' || isUnaskable}
      failedText={isUnaskable ? refusal : text('register.loadFailed')}
      {...(notes && { notes })}
    >
      <Stack gap="4" marginTop="4">
        {/* A password manager would take the field above the password for the name to log in with. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Stack direction="row" columnGap="6" gap="0">
          <Checkbox id="register-terms" aria-required isChecked={isTermsTicked} onCheckedChange={termsTicked}>
            {text('register.terms')}
          </Checkbox>
          {terms}
        </Stack>
        <GatedButton
          type="submit"
          data-step-action=""
          size="lg"
          checksForm
          blockers={isTermsTicked ? [] : blockers}
          isBusy={status === 'sending' || status === 'registered'}
          busyLabel={text('register.busy')}
        >
          {text('register.submit')}
        </GatedButton>
      </Stack>
    </ServerForm>
  );
}
