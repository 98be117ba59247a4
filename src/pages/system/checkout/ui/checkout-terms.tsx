import { useUnit } from 'effector-react';
import { LoadedTermsModal, termsText } from '@/features/accept-terms';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { $isFree, checkoutTerms } from '../model/payment';
import { text } from '../texts';

/** The dialog of the terms, a link to the accepted terms, and the error if they failed to load. */
export function CheckoutTerms() {
  const { documents, isFree, isAccepted, error, isLoading, retryClicked, readClicked } = useUnit({
    isFree: $isFree,
    isAccepted: checkoutTerms.$isAccepted,
    readClicked: checkoutTerms.readClicked,
    documents: checkoutTerms.$documents,
    error: checkoutTerms.$error,
    isLoading: checkoutTerms.$isLoading,
    retryClicked: checkoutTerms.retryClicked,
  });
  const [firstDocument, secondDocument] = documents;
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
      {/* Reserves space for the line while it is loading. */}
      {!firstDocument && isLoading && error === null && !isFree && <Box minHeight="target" />}
      {firstDocument && isAccepted && !isFree && (
        <Stack direction="row" gap="2" align="center">
          <Text size="sm" tone="muted">
            {text('checkout.agreed')}
          </Text>
          <Button variant="text" onClick={() => readClicked()}>
            {text('checkout.readTerms')}
          </Button>
        </Stack>
      )}
      <LoadedTermsModal
        model={checkoutTerms}
        title={firstDocument && !secondDocument ? firstDocument.title : text('checkout.termsTitle')}
      />
    </>
  );
}
