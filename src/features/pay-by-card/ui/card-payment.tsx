import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { Suspense, useId } from 'react';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import type { Elements } from '@/shared/ui/elements';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import type { PayByCard } from '../model/pay-by-card';
import { BillingSection } from './billing-section';
import { CardFields } from './card-fields';
import { CardMarks } from './card-marks';
import { SecurityCodeSlot } from './security-code-slot';
import { text } from './texts';

/** Loaded on demand: the challenge dialog and the saved card. */
const ChallengeDialog = createLazyComponent(() =>
  import('./challenge-dialog').then((code) => code.ChallengeDialog),
);
const SavedCard = createLazyComponent(() => import('./saved-card').then((code) => code.SavedCard));
const SaveCardChoice = createLazyComponent(() =>
  import('./save-card-choice').then((code) => code.SaveCardChoice),
);

const Section = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: '0',
    '&[hidden]': { display: 'none' },
  },
});

type CardPaymentProps = {
  model: PayByCard;
  /** Payment notices above the card fields: a failure, or a check in progress. */
  notices?: Elements;
  /** Other ways to pay, above the card. */
  wallets?: Elements;
  /** What a customer who may not pay online can do. */
  barredHelp?: Elements;
};

/** Billing and payment details (Requirements C4.3, C4.6), or why the form could not be created, with Try again. */
export function CardPayment({ model, notices, wallets, barredHelp: wayOut }: CardPaymentProps) {
  const { status, error, isBarred, retryClicked } = useUnit({
    isBarred: model.preparation.$isBarred,
    status: model.$status,
    error: model.$error,
    retryClicked: model.retryClicked,
  });
  const hasError = status === 'prepare_failed';
  return (
    // The form and the error replace each other, possibly while the customer types.
    <FocusHandover hasError={hasError} label={text('checkout.title')}>
      {hasError ? (
        <Stack gap="4">
          {notices}
          <Alert status="danger" title={error}>
            {isBarred ? (
              wayOut
            ) : (
              <Button variant="secondary" onClick={() => retryClicked()} marginTop="3">
                {uiText('form.tryAgain')}
              </Button>
            )}
          </Alert>
        </Stack>
      ) : (
        <PaymentDetails model={model} notices={notices} wallets={wallets} />
      )}
    </FocusHandover>
  );
}

function PaymentDetails({ model, notices, wallets }: CardPaymentProps) {
  const { cardChoice } = model;
  const {
    status,
    isBusy,
    phase,
    notice,
    savedCard,
    isSaved,
    isStoredCard,
    hasExpired,
    isSavingOffered,
    hasProvidersField,
  } = useUnit({
    status: model.$status,
    isBusy: model.$isBusy,
    phase: model.challenge.$phase,
    notice: model.$notice,
    savedCard: cardChoice.$savedCard,
    isSaved: cardChoice.$isSavedCardChosen,
    isStoredCard: model.$isStoredCard,
    hasExpired: cardChoice.$hasSavedCardExpired,
    isSavingOffered: cardChoice.$isSavingOffered,
    hasProvidersField: cardChoice.$hasProviderCodeField,
  });
  const paymentId = useId();
  const isPaying = isBusy && status !== 'preparing';
  const billingSection = <BillingSection model={model.billing} isDisabled={isPaying} />;
  const providerNotice = notice !== null && <Text tone="muted">{notice}</Text>;
  return (
    <Stack gap="6">
      {wallets}
      <Section aria-labelledby={`${paymentId}-choice`} hidden={savedCard === null}>
        <Heading level={3} size="sm" id={`${paymentId}-choice`}>
          {text('checkout.payment')}
        </Heading>
        {savedCard !== null && notices}
        {savedCard !== null && (
          <Suspense fallback={null}>
            <SavedCard
              model={cardChoice}
              card={savedCard}
              isBusy={isPaying}
              isOwnCodeFieldShown={!hasProvidersField}
            />
          </Suspense>
        )}
        <SecurityCodeSlot model={model} isShown={isSaved && hasProvidersField} />
        {savedCard !== null && providerNotice}
      </Section>
      {!isSaved && isStoredCard === null && billingSection}
      {/* The provider's fields stay in the page while the saved card is paid with: they cannot be made again at will. */}
      <Section aria-labelledby={paymentId} hidden={isSaved}>
        <Stack direction="row" gap="2" align="center" justify="between">
          <Heading level={3} size="sm" id={paymentId}>
            {text(savedCard === null ? 'checkout.payment' : 'card.new')}
          </Heading>
          <CardMarks />
        </Stack>
        {savedCard === null && notices}
        {hasExpired && <Text>{text('card.savedExpired')}</Text>}
        <CardFields model={model} labelledBy={paymentId} />
        {isSavingOffered && (
          <Suspense fallback={null}>
            <SaveCardChoice model={cardChoice} isBusy={isPaying} />
          </Suspense>
        )}
        {savedCard === null && providerNotice}
      </Section>
      {/* Where the card is chosen in the provider's form, billing details come after it: it must not move under the pointer. */}
      {isStoredCard === false && billingSection}
      {/* After this form, for the bank's page has headings of its own. */}
      {phase !== 'none' && (
        <Suspense fallback={null}>
          <ChallengeDialog model={model} />
        </Suspense>
      )}
    </Stack>
  );
}
