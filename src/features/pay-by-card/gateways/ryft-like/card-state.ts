import { text as cardText } from '../../texts';
import type { CardFields } from '../gateway';
import { text } from './texts';

/** The events of the script's form. */
type FormEvent =
  | { readonly kind: 'typed'; readonly isValid: boolean }
  /** `isStored`: one of the customer's cards; else another is typed. */
  | { readonly kind: 'chosen'; readonly isStored: boolean }
  | { readonly kind: 'left' };

/**
 * Keeps what the script tells of its form, which is only whether the card is valid. So an invalid card is reported when it was valid before or when
 * the form is left, and until it is put right (Requirement C4.14).
 *
 * @returns takes an event and returns the new state of the fields
 */
export function createCardState(): (event: FormEvent) => CardFields {
  let isValid = false;
  let isTyped = false;
  let error: string | null = null;
  let kept: { isStoredCard?: boolean } = {};
  return (event) => {
    if (event.kind === 'chosen') {
      kept = { isStoredCard: event.isStored };
      error = null;
    }
    const becameInvalid = event.kind === 'typed' && isValid && !event.isValid;
    if (event.kind === 'typed') {
      isTyped = true;
      isValid = event.isValid;
    }
    const isComplete = isValid || kept.isStoredCard === true;
    if (isComplete) error = null;
    else if (becameInvalid || event.kind === 'left')
      error = isTyped ? text('card.checkDetails') : cardText('card.fieldsRequired');
    return { isComplete, error, ...kept };
  };
}
