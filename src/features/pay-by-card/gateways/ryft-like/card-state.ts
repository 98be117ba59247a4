import { text as cardText } from '../../texts';
import type { CardFields } from '../gateway';
import { text } from './texts';

/** The events of the script's form. */
type FormEvent =
  | { readonly kind: 'typed'; readonly isValid: boolean }
  /** `isStored`: whether one of the customer's stored cards is chosen; otherwise another is typed. */
  | { readonly kind: 'chosen'; readonly isStored: boolean }
  | { readonly kind: 'left' };

/**
 * Tracks the state of the script's form, which reports only whether the card is valid. So an invalid card is reported if it was
 * valid before or once the form is left, and until it is corrected (Requirement C4.14).
 *
 * @returns a function that takes an event and returns the new state of the fields
 */
export function createCardState(): (event: FormEvent) => CardFields {
  let isValid = false;
  let hasTypedCard = false;
  let error: string | null = null;
  let lastChoice: { isStoredCard?: boolean } = {};
  return (event) => {
    if (event.kind === 'chosen') {
      lastChoice = { isStoredCard: event.isStored };
      error = null;
    }
    const becameInvalid = event.kind === 'typed' && isValid && !event.isValid;
    if (event.kind === 'typed') {
      hasTypedCard = true;
      isValid = event.isValid;
    }
    const isComplete = isValid || lastChoice.isStoredCard === true;
    if (isComplete) error = null;
    else if (becameInvalid || event.kind === 'left')
      error = hasTypedCard ? text('card.checkDetails') : cardText('card.fieldsRequired');
    return { isComplete, error, ...lastChoice };
  };
}
