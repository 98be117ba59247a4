import { useUnit } from 'effector-react';
import { DirectDebitGuarantee, DirectDebitSummary } from '@/features/set-up-direct-debit';
import { $config } from '@/shared/config';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { directDebit } from '../../model/features';
import { confirmClicked, submission } from '../../model/sending';
import { SubmissionError } from '../submission-error';
import { text as joiningText } from '../texts';
import { text } from './texts';

/** The bank details shown back before they are sent, as the Direct Debit scheme asks. */
export function ConfirmBody() {
  const { config, status, onConfirm } = useUnit({
    config: $config,
    status: submission.$status,
    onConfirm: confirmClicked,
  });
  return (
    <Stack gap="6" align="start">
      <SubmissionError />
      <DirectDebitSummary model={directDebit} />
      <DirectDebitGuarantee {...config.directDebit} />
      <Button
        size="lg"
        isBusy={status === 'storing' || status === 'answering' || status === 'sent'}
        busyLabel={text('joining.saving')}
        onClick={() => onConfirm()}
      >
        {joiningText('joining.continueToCheckout')}
      </Button>
    </Stack>
  );
}
