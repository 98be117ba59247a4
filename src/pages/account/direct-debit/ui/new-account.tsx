import { useUnit } from 'effector-react';
import { TermsTicks } from '@/features/accept-terms';
import { DirectDebitForm } from '@/features/set-up-direct-debit';
import { $config } from '@/shared/config';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Link, TelephoneLink } from '@/shared/ui/link';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { $refusal, $stage, debitForm, debitTerms, keepAccountClicked } from '../model/replacing';
import { text } from '../texts';

/** The form for the bank details of another account. */
export function NewAccount() {
  const { config, refusal, stage, keepAccount } = useUnit({
    config: $config,
    refusal: $refusal,
    stage: $stage,
    keepAccount: keepAccountClicked,
  });
  const { supportPhone: phone, supportEmail: email } = config;
  return (
    <Card as="section" aria-labelledby="new-account">
      <Stack gap="6">
        <Heading level={2} size="md" id="new-account">
          {text('debit.form')}
        </Heading>
        <DirectDebitForm
          model={debitForm}
          serviceUser={config.directDebit}
          terms={<TermsTicks terms={[{ model: debitTerms, title: text('debit.terms') }]} />}
          contact={
            <Stack gap="1">
              {phone !== '' && <TelephoneLink number={phone} />}
              {email !== '' && <Link href={`mailto:${email}`}>{email}</Link>}
            </Stack>
          }
        />
        {refusal !== null && (
          <RefusalAlert
            refusal={refusal}
            notDone={text('debit.notDone')}
            unknown={text('debit.outcomeUnknown')}
          />
        )}
        {stage === 'sending' ? (
          <Spinner label={text('debit.saving')} isLabelShown />
        ) : (
          <Stack direction="row">
            <Button variant="text" onClick={() => keepAccount()}>
              {text('debit.keep')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
