import { combine, type Store } from 'effector';
import { text } from '@/shared/messages';
import type { CardFields } from '../gateways/gateway';
import type { createBillingForm } from './billing-form';
import type { createCardChoice } from './card-choice';

type FormStateConfig = {
  /** What the provider says of its card fields. */
  $fields: Store<CardFields>;
  choice: ReturnType<typeof createCardChoice>;
  billing: ReturnType<typeof createBillingForm>;
};

/**
 * Whether the payment form can be paid with, and what it still lacks. "The form is valid when all billing fields are valid, or when
 * the saved-card option is chosen with a valid saved card" (Spec, joining §5); the card itself is as complete as its provider, or the
 * security code's length, says.
 */
export function createFormState({ $fields, choice, billing }: FormStateConfig) {
  const $missing = combine(
    {
      isSaved: choice.$isSaved,
      isBillingValid: billing.$isValid,
      isCardComplete: $fields.map(({ isComplete }) => isComplete),
      isCodeLong: choice.$isCodeLong,
    },
    ({ isSaved, isBillingValid, isCardComplete, isCodeLong }) => ({
      billing: !isSaved && !isBillingValid,
      card: !isSaved && !isCardComplete,
      securityCode: isSaved && !isCodeLong,
    }),
  );
  const $isFormValid = $missing.map((missing) => !Object.values(missing).includes(true));
  const $cardProblem = combine($fields, choice.$isSeen, ({ isComplete, error }, isSeen) =>
    isSeen && !isComplete ? (error ?? text('card.fieldsRequired')) : error,
  );
  return { $missing, $isFormValid, $cardProblem };
}
