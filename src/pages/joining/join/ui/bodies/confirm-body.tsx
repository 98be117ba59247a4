import { useUnit } from 'effector-react';
import { DirectDebitSummary } from '@/features/set-up-direct-debit';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { directDebit } from '../../model/features';
import { confirmClicked, submission } from '../../model/sending';
import { SubmissionError } from '../submission-error';
import { text as joiningText } from '../texts';
import { text } from './texts';

/** Shows the bank details for confirmation before they are sent, as the Direct Debit scheme requires. */
export function ConfirmBody() {
  const { status, onConfirm } = useUnit({
    status: submission.$status,
    onConfirm: confirmClicked,
  });
  return (
    <Stack gap="6" align="start">
      <SubmissionError />
      <DirectDebitSummary model={directDebit} />
      <Button
        size="lg"
        data-step-action=""
        isBusy={status === 'storing' || status === 'answering' || status === 'sent'}
        busyLabel={text('joining.saving')}
        onClick={() => onConfirm()}
      >
        {joiningText('joining.continueToCheckout')}
      </Button>
    </Stack>
  );
}
