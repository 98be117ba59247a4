import { combine, createEffect, createEvent, createStore, type Store, sample } from 'effector';
import type { PreparedPayment } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import type { CardFields, CardGateway, CardToPayWith, SavedCard } from '../gateways/gateway';
import { text } from '../texts';

export type CardOption = 'saved' | 'new';

/** The length of the shortest security code (Requirement C4.9). */
const MIN_SECURITY_CODE = 3;

type Config = {
  $prepared: Store<PreparedPayment | null>;
  $gateway: Store<CardGateway | null>;
  /** The state of the provider's own security code field, if it has one. */
  $providersCode: Store<CardFields>;
  /** Whether the operator lets customers save cards. */
  $isSavingEnabled: Store<boolean>;
};

/**
 * The card to pay with: the saved one or another (Requirements C4.6, C4.7). This model knows only whether the
 * security code is long enough; the code stays in its field until the provider's script reads it.
 */
export function createCardChoice({ $prepared, $gateway, $providersCode, $isSavingEnabled }: Config) {
  const optionChosen = createEvent<CardOption>();
  const securityCodeTyped = createEvent<{ length: number }>();
  const securityCodeFieldChanged = createEvent<HTMLInputElement | null>();
  const securityCodeLeft = createEvent();
  const saveCardTicked = createEvent<boolean>();
  /** The code has been used, so its field is cleared. */
  const securityCodeUsed = createEvent();
  const checked = createEvent();
  const reset = createEvent();

  const $isPossible = combine($gateway, $isSavingEnabled, (gateway, isEnabled) =>
    Boolean(isEnabled && gateway?.hasSavedCards),
  );
  const $storedCard = combine($prepared, $isPossible, (prepared, isPossible) =>
    isPossible ? (prepared?.savedCard ?? null) : null,
  );
  const $savedCard = $storedCard.map((card) => (card !== null && isUsable(card) ? card : null));

  const $pickedOption = createStore<CardOption | null>(null)
    .on(optionChosen, (_, option) => option)
    .reset(reset);
  // "Default option: the saved card if valid, else a new card" (Requirement C4.6).
  const $option = combine(
    $pickedOption,
    $savedCard,
    (pickedOption, card): CardOption => (card === null ? 'new' : (pickedOption ?? 'saved')),
  );
  const $isOwnCodeLong = createStore(false)
    .on(securityCodeTyped, (_, { length }) => length >= MIN_SECURITY_CODE)
    .reset(securityCodeFieldChanged, securityCodeUsed, reset);
  const $isSeen = createStore(false)
    .on(checked, () => true)
    .reset(optionChosen, securityCodeUsed, reset);
  const $isCodeSeen = createStore(false)
    .on([checked, securityCodeLeft], () => true)
    .reset(optionChosen, securityCodeUsed, reset);
  const $isSaveCardTicked = createStore(false)
    .on(saveCardTicked, (_, isSaveCardTicked) => isSaveCardTicked)
    .reset(reset);
  const $codeField = createStore<HTMLInputElement | null>(null, { serialize: 'ignore' })
    .on(securityCodeFieldChanged, (_, field) => field)
    .reset(reset);

  const emptyFx = createEffect((field: HTMLInputElement) => {
    field.value = '';
  });
  sample({ clock: securityCodeUsed, source: $codeField, filter: isPresent, target: emptyFx });

  const $isSaved = $option.map((option) => option === 'saved');
  const $hasProvidersField = $gateway.map((gateway) => gateway?.hasSecurityCodeField ?? false);
  const $isCodeLong = combine(
    { isProviders: $hasProvidersField, providers: $providersCode, isLong: $isOwnCodeLong },
    ({ isProviders, providers, isLong }) => (isProviders ? providers.isComplete : isLong),
  );
  const $codeProblem = combine(
    { isLong: $isCodeLong, isSeen: $isCodeSeen, isProviders: $hasProvidersField, providers: $providersCode },
    ({ isLong, isSeen, isProviders, providers }) => {
      if (isProviders && providers.error !== null) return providers.error;
      return isSeen && !isLong ? text('card.cvvRequired') : null;
    },
  );
  const $card = combine(
    $savedCard,
    $isSaved,
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
    checked,
    reset,
    $savedCard,
    $hasExpired: combine(
      $storedCard,
      $savedCard,
      (storedCard, usableCard) => storedCard !== null && usableCard === null,
    ),
    $option,
    $isSaved,
    $isCodeLong,
    $isSeen,
    $codeProblem,
    $hasProvidersField,
    $card,
    $isSavingOffered: $isPossible,
    $isSaveCardTicked: combine(
      $isSaveCardTicked,
      $isPossible,
      $isSaved,
      (isSaveCardTicked, isPossible, isSaved) => Boolean(isSaveCardTicked && isPossible && !isSaved),
    ),
  };
}

export type CardChoice = ReturnType<typeof createCardChoice>;

const isUsable = ({ recentlyExpired, lastFourDigits }: SavedCard) =>
  !recentlyExpired && /^\d{4}$/.test(lastFourDigits);
