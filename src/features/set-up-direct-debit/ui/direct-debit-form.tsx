import { useUnit } from 'effector-react';
import { type FormEvent, useEffect } from 'react';
import { Alert } from '@/shared/ui/alert';
import { Checkbox } from '@/shared/ui/checkbox';
import type { Elements } from '@/shared/ui/elements';
import { GatedButton } from '@/shared/ui/gated-button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { modulusCode } from '../lib/modulus-code';
import { bankFieldNames } from '../model/bank-details';
import type { DirectDebit } from '../model/direct-debit';
import { AccountAddress } from './account-address';
import { AccountNumbers } from './account-numbers';
import { BankField } from './bank-field';
import { DirectDebitGuarantee, type ServiceUser } from './direct-debit-guarantee';
import { text } from './texts';

type DirectDebitFormProps = {
  model: DirectDebit;
  serviceUser: ServiceUser;
  /** The checkbox for the Direct Debit terms. */
  terms: Elements;
  /** How to contact the operator about accounts that need two signatures. */
  contact: Elements;
};

/** Bank details, the account holder's authorisation, terms and the Guarantee (Requirements J9.7, J9.8). */
export function DirectDebitForm({ model, serviceUser, terms, contact }: DirectDebitFormProps) {
  const { formError, isAuthorised, blockers, authorisationTicked, fieldLeft, saveClicked } = useUnit({
    formError: model.$formError,
    isAuthorised: model.$isAuthorised,
    blockers: model.$blockers,
    authorisationTicked: model.authorisationTicked,
    fieldLeft: model.fieldLeft,
    saveClicked: model.saveClicked,
  });
  useEffect(() => {
    // It is loaded again when a number is typed.
    modulusCode.load().catch(() => undefined);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saveClicked();
  };
  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack gap="6">
        <Text>
          {`${text('directDebit.intro')} ${text('directDebit.statementName', { name: serviceUser.statementName })}`}
        </Text>
        {formError !== null && <Alert status="danger">{formError}</Alert>}
        <BankField
          model={model}
          name="accountHolder"
          label={text('directDebit.accountHolder')}
          autoComplete="name"
          spellCheck={false}
        />
        <AccountNumbers model={model} />
        <AccountAddress model={model} />
        <Stack gap="1">
          <Checkbox aria-required isChecked={isAuthorised} onCheckedChange={authorisationTicked}>
            {text('directDebit.authorised')}
          </Checkbox>
          {terms}
        </Stack>
        <details>
          <summary>{text('directDebit.twoPeople')}</summary>
          <Text>{text('directDebit.twoPeopleText')}</Text>
          {contact}
        </details>
        <DirectDebitGuarantee {...serviceUser} />
        <GatedButton
          type="submit"
          size="lg"
          data-step-action=""
          blockers={blockers}
          onRefused={() => bankFieldNames.forEach(fieldLeft)}
        >
          {text('directDebit.save')}
        </GatedButton>
      </Stack>
    </form>
  );
}
