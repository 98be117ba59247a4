import { combine, createEffect, createEvent, createStore, type Store, sample } from 'effector';
import type { PreparedPayment } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import type { CardFields, CardGateway, CardToPayWith, SavedCard } from '../gateways/gateway';
import { text } from '../texts';

export type CardOption = 'saved' | 'new';

/** The length of the shortest security code (Requirement C4.9). */
const MIN_SECURITY_CODE_LENGTH = 3;

type CardChoiceConfig = {
  $prepared: Store<PreparedPayment | null>;
  $gateway: Store<CardGateway | null>;
  /** The state of the provider's own security code field, if it has one. */
  $providerCodeField: Store<CardFields>;
  /** Whether the operator lets customers save cards. */
  $isSavingEnabled: Store<boolean>;
};

/**
 * The card to pay with: the saved one or another (Requirements C4.6, C4.7). This model knows only whether the
 * security code is long enough; the code stays in its field until the provider's script reads it.
 */
export function createCardChoice({
  $prepared,
  $gateway,
  $providerCodeField,
  $isSavingEnabled,
}: CardChoiceConfig) {
  const optionChosen = createEvent<CardOption>();
  const securityCodeTyped = createEvent<{ length: number }>();
  const securityCodeFieldChanged = createEvent<HTMLInputElement | null>();
  const securityCodeLeft = createEvent();
  const saveCardTicked = createEvent<boolean>();
  /** The code has been used, so its field is cleared. */
  const securityCodeUsed = createEvent();
  const payPressed = createEvent();
  const reset = createEvent();

  const $canUseSavedCards = combine($gateway, $isSavingEnabled, (gateway, isEnabled) =>
    Boolean(isEnabled && gateway?.hasSavedCards),
  );
  const $storedCard = combine($prepared, $canUseSavedCards, (prepared, canUseSavedCards) =>
    canUseSavedCards ? (prepared?.savedCard ?? null) : null,
  );
  const $savedCard = $storedCard.map((card) => (card !== null && isUsableCard(card) ? card : null));

  const $pickedOption = createStore<CardOption | null>(null)
    .on(optionChosen, (_, option) => option)
    .reset(reset);
  // "Default option: the saved card if valid, else a new card" (Requirement C4.6).
  const $option = combine(
    $pickedOption,
    $savedCard,
    (pickedOption, card): CardOption => (card === null ? 'new' : (pickedOption ?? 'saved')),
  );
  const $isTypedCodeComplete = createStore(false)
    .on(securityCodeTyped, (_, { length }) => length >= MIN_SECURITY_CODE_LENGTH)
    .reset(securityCodeFieldChanged, securityCodeUsed, reset);
  const $areProblemsShown = createStore(false)
    .on(payPressed, () => true)
    .reset(optionChosen, securityCodeUsed, reset);
  const $isCodeProblemShown = createStore(false)
    .on([payPressed, securityCodeLeft], () => true)
    .reset(optionChosen, securityCodeUsed, reset);
  const $isSaveCardTicked = createStore(false)
    .on(saveCardTicked, (_, isSaveCardTicked) => isSaveCardTicked)
    .reset(reset);
  const $codeField = createStore<HTMLInputElement | null>(null, { serialize: 'ignore' })
    .on(securityCodeFieldChanged, (_, field) => field)
    .reset(reset);

  const emptyCodeFieldFx = createEffect((field: HTMLInputElement) => {
    field.value = '';
  });
  sample({ clock: securityCodeUsed, source: $codeField, filter: isPresent, target: emptyCodeFieldFx });

  const $isSavedCardChosen = $option.map((option) => option === 'saved');
  const $hasProviderCodeField = $gateway.map((gateway) => gateway?.hasSecurityCodeField ?? false);
  const $isCodeComplete = combine(
    {
      hasProviderCodeField: $hasProviderCodeField,
      providerCodeField: $providerCodeField,
      isTypedCodeComplete: $isTypedCodeComplete,
    },
    ({ hasProviderCodeField, providerCodeField, isTypedCodeComplete }) =>
      hasProviderCodeField ? providerCodeField.isComplete : isTypedCodeComplete,
  );
  const $codeProblem = combine(
    {
      isCodeComplete: $isCodeComplete,
      isCodeProblemShown: $isCodeProblemShown,
      hasProviderCodeField: $hasProviderCodeField,
      providerCodeField: $providerCodeField,
    },
    ({ isCodeComplete, isCodeProblemShown, hasProviderCodeField, providerCodeField }) => {
      if (hasProviderCodeField && providerCodeField.error !== null) return providerCodeField.error;
      return isCodeProblemShown && !isCodeComplete ? text('card.cvvRequired') : null;
    },
  );
  const $card = combine(
    $savedCard,
    $isSavedCardChosen,
    $codeField,
    (card, isSaved, field): CardToPayWith => ({
      savedCard: isSaved ? card : null,
      readSecurityCode: () => field?.value ?? '',
    }),
  );

  return {
    optionChosen,
    securityCodeTyped,
    securityCodeFieldChanged,
    securityCodeLeft,
    saveCardTicked,
    securityCodeUsed,
    payPressed,
    reset,
    $savedCard,
    $hasSavedCardExpired: combine(
      $storedCard,
      $savedCard,
      (storedCard, usableCard) => storedCard !== null && usableCard === null,
    ),
    $option,
    $isSavedCardChosen,
    $isCodeComplete,
    $areProblemsShown,
    $codeProblem,
    $hasProviderCodeField,
    $card,
    $isSavingOffered: $canUseSavedCards,
    $isSaveCardTicked: combine(
      $isSaveCardTicked,
      $canUseSavedCards,
      $isSavedCardChosen,
      (isSaveCardTicked, canUseSavedCards, isSaved) =>
        Boolean(isSaveCardTicked && canUseSavedCards && !isSaved),
    ),
  };
}

export type CardChoice = ReturnType<typeof createCardChoice>;

const isUsableCard = ({ recentlyExpired, lastFourDigits }: SavedCard) =>
  !recentlyExpired && /^\d{4}$/.test(lastFourDigits);
