import { useUnit } from 'effector-react';
import { TermsModal, termsText } from '@/features/accept-terms';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { terms } from '../model/payment';
import { text } from '../texts';

/** The terms' modal, and the message when they could not be loaded. */
export function CheckoutTerms() {
  const { documents, error, isLoading, retryClicked } = useUnit({
    documents: terms.$documents,
    error: terms.$error,
    isLoading: terms.$isLoading,
    retryClicked: terms.retryClicked,
  });
  const [first, second] = documents;
  return (
    <>
      {error !== null && (
        <Alert status="danger" title={termsText('terms.loadFailed')}>
          <Text>{error}</Text>
          <Button variant="secondary" marginTop="3" isBusy={isLoading} onClick={() => retryClicked()}>
            {uiText('form.tryAgain')}
          </Button>
        </Alert>
      )}
      <TermsModal model={terms} title={first && !second ? first.title : text('checkout.termsTitle')} />
    </>
  );
}
