import { combine, createStore, type Event, type Store } from 'effector';
import type { Authorisation, CardFields } from '../gateways/gateway';
import { text } from '../texts';
import type { createBillingForm } from './billing-form';
import type { createCardChoice } from './card-choice';

type FormStateConfig<Attempted> = {
  /** What the provider reports about its card fields. */
  $fields: Store<CardFields>;
  cardChoice: ReturnType<typeof createCardChoice>;
  billing: ReturnType<typeof createBillingForm>;
  answered: Event<{ answer: Authorisation }>;
  /** Each attempt clears the problem that the provider's form has reported. */
  attempted: Event<Attempted>;
  closed: Event<void>;
};

/**
 * Whether the payment form is ready to pay, and what is still missing. The form is valid when all billing fields are valid, or
 * when a valid saved card is chosen (Requirement C3.4); the card itself is complete if its provider
 * says so, or if the security code is long enough.
 */
export function createFormState<Attempted>({
  $fields,
  cardChoice,
  billing,
  answered,
  attempted,
  closed,
}: FormStateConfig<Attempted>) {
  const $isStoredCard = $fields.map(({ isStoredCard }) => isStoredCard ?? null);
  const $missingParts = combine(
    {
      isSaved: cardChoice.$isSavedCardChosen,
      isStoredCard: $isStoredCard,
      isBillingValid: billing.$isValid,
      isCardComplete: $fields.map(({ isComplete }) => isComplete),
      isCodeLong: cardChoice.$isCodeComplete,
    },
    ({ isSaved, isStoredCard, isBillingValid, isCardComplete, isCodeLong }) => ({
      billing: !isSaved && isStoredCard !== true && !isBillingValid,
      card: !isSaved && !isCardComplete,
      securityCode: isSaved && !isCodeLong,
    }),
  );
  const $isFormValid = $missingParts.map((missingParts) => !Object.values(missingParts).includes(true));
  /** The provider's message about the card when it was submitted; null if there is none. */
  const $refusal = createStore<string | null>(null)
    .on(answered, (_, { answer }) => (answer.kind === 'invalid_card' ? answer.message : null))
    .reset(attempted, closed);
  const $cardProblem = combine(
    { fields: $fields, areProblemsShown: cardChoice.$areProblemsShown, refusal: $refusal },
    ({ fields: { isComplete, error }, areProblemsShown, refusal }) => {
      if (refusal !== null) return refusal;
      return areProblemsShown && !isComplete ? (error ?? text('card.fieldsRequired')) : error;
    },
  );
  return { $missingParts, $isFormValid, $isStoredCard, $refusal, $cardProblem };
}
