import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { TermsTicks } from '@/features/accept-terms';
import { DirectDebitForm } from '@/features/set-up-direct-debit';
import { $config } from '@/shared/config';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Link, TelephoneLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { bankForm, bankFormOpened } from '../model/bank';
import { backToDatesClicked } from '../model/sending';
import { debitTerms } from '../model/terms';
import { text } from '../texts';

/** The form of bank details, for a customer who will pay monthly and has no instruction yet. */
export function BankStep() {
  const { config, backToDates, openBankForm } = useUnit({
    config: $config,
    backToDates: backToDatesClicked,
    openBankForm: bankFormOpened,
  });
  useEffect(() => openBankForm(), [openBankForm]);
  const { supportPhone: phone, supportEmail: email } = config;
  return (
    <Stack as="section" gap="6" aria-labelledby="bank-details">
      <Heading level={2} id="bank-details">
        {text('changeMembership.bank')}
      </Heading>
      <DirectDebitForm
        model={bankForm}
        serviceUser={config.directDebit}
        terms={<TermsTicks terms={[{ model: debitTerms, title: text('changeMembership.debitTerms') }]} />}
        contact={
          <Stack gap="1">
            {phone !== '' && <TelephoneLink number={phone} />}
            {email !== '' && <Link href={`mailto:${email}`}>{email}</Link>}
          </Stack>
        }
      />
      <Stack direction="row">
        <Button variant="text" onClick={() => backToDates()}>
          {text('changeMembership.toDates')}
        </Button>
      </Stack>
    </Stack>
  );
}
