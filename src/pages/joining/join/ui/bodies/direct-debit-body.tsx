import { useUnit } from 'effector-react';
import { TermsTicks } from '@/features/accept-terms';
import { DirectDebitForm } from '@/features/set-up-direct-debit';
import { $config } from '@/shared/config';
import { Link, TelephoneLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { directDebit, directDebitTerms } from '../../model/features';
import { text } from './texts';

/** The bank details for monthly payments. */
export function DirectDebitBody() {
  const config = useUnit($config);
  return (
    <DirectDebitForm
      model={directDebit}
      serviceUser={config.directDebit}
      terms={<TermsTicks terms={[{ model: directDebitTerms, title: text('terms.directDebit') }]} />}
      contact={
        <Stack gap="1">
          {config.supportPhone !== '' && <TelephoneLink number={config.supportPhone} />}
          {config.supportEmail !== '' && (
            <Link href={`mailto:${config.supportEmail}`}>{config.supportEmail}</Link>
          )}
        </Stack>
      }
    />
  );
}
