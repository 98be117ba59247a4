import { useUnit } from 'effector-react';
import type { FormEvent, ReactNode } from 'react';
import { Alert } from '@/shared/ui/alert';
import { Checkbox } from '@/shared/ui/checkbox';
import { GatedButton } from '@/shared/ui/gated-button';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { padAccountNumber } from '../model/bank-details';
import type { DirectDebit } from '../model/direct-debit';
import { BankField } from './bank-field';
import { DirectDebitGuarantee, type ServiceUser } from './direct-debit-guarantee';
import { text } from './texts';

type DirectDebitFormProps = {
  model: DirectDebit;
  serviceUser: ServiceUser;
  /** The tick for the direct-debit terms. */
  terms: ReactNode;
  /** How to reach the operator, for accounts that need two signatures. */
  contact: ReactNode;
};

/** Bank details, the holder's authorisation, terms and the Guarantee (Spec, joining §5 "Direct debit"). */
export function DirectDebitForm({ model, serviceUser, terms, contact }: DirectDebitFormProps) {
  const { fields, formError, isPadded, warning, isAuthorised, blockers, authorisationTicked, saveClicked } =
    useUnit({
      fields: model.$fields,
      formError: model.$formError,
      isPadded: model.$isPadded,
      warning: model.$accountWarning,
      isAuthorised: model.$isAuthorised,
      blockers: model.$blockers,
      authorisationTicked: model.authorisationTicked,
      saveClicked: model.saveClicked,
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saveClicked();
  };
  // Numbers stay text (leading zeros are part of them), are not remembered by the browser and never leave memory.
  const digits = { inputMode: 'numeric', autoComplete: 'off', width: 'medium' } as const;

  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack gap="6">
        <Text>
          {text('directDebit.intro')} {text('directDebit.statementName', { name: serviceUser.statementName })}
        </Text>
        {formError !== null && <Alert status="danger">{formError}</Alert>}
        <BankField
          model={model}
          name="accountHolder"
          label={text('directDebit.accountHolder')}
          autoComplete="name"
          spellCheck={false}
        />
        <BankField
          model={model}
          name="sortCode"
          label={text('directDebit.sortCode')}
          hint={text('directDebit.sortCodeHint')}
          {...digits}
        />
        <BankField
          model={model}
          name="accountNumber"
          label={text('directDebit.accountNumber')}
          hint={text('directDebit.accountNumberHint')}
          warning={warning}
          {...digits}
        />
        {isPadded && (
          <Alert status="info">
            {text('directDebit.padded', { number: padAccountNumber(fields.accountNumber) })}
          </Alert>
        )}
        <Heading level={3}>{text('directDebit.address')}</Heading>
        <BankField
          model={model}
          name="billingAddressLineOne"
          label={text('directDebit.addressLineOne')}
          autoComplete="address-line1"
        />
        <BankField
          model={model}
          name="billingAddressLineTwo"
          label={text('directDebit.addressLineTwo')}
          autoComplete="address-line2"
          isOptional
        />
        <BankField
          model={model}
          name="billingCity"
          label={text('directDebit.city')}
          autoComplete="address-level2"
        />
        <BankField
          model={model}
          name="billingPostcode"
          label={text('directDebit.postcode')}
          autoComplete="postal-code"
          width="short"
        />
        <Stack gap="1">
          <Checkbox isChecked={isAuthorised} onCheckedChange={authorisationTicked}>
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
        <GatedButton type="submit" blockers={blockers}>
          {text('directDebit.save')}
        </GatedButton>
      </Stack>
    </form>
  );
}
