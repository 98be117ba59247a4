import { text as cardText } from '../../texts';
import type { CardFields } from '../gateway';
import { text } from './texts';

/** What happens in the script's form, as far as the page hears of it. */
type News =
  | { readonly kind: 'typed'; readonly isValid: boolean }
  /** `isKept`: one of the customer's cards; else another is typed. */
  | { readonly kind: 'chosen'; readonly isKept: boolean }
  | { readonly kind: 'left' };

/**
 * Keeps what the script tells of its form, which is only whether the card is valid. So a card that is not is told when it was valid before or when
 * the form is left, and until it is put right (Spec, joining §5 "SDK invalid").
 *
 * @returns takes news, and gives the fields as they are from then on
 */
export function createCardState(): (news: News) => CardFields {
  let isValid = false;
  let isTyped = false;
  let error: string | null = null;
  let kept: { isKeptCard?: boolean } = {};
  return (news) => {
    if (news.kind === 'chosen') {
      kept = { isKeptCard: news.isKept };
      error = null;
    }
    const isSpoilt = news.kind === 'typed' && isValid && !news.isValid;
    if (news.kind === 'typed') {
      isTyped = true;
      isValid = news.isValid;
    }
    const isComplete = isValid || kept.isKeptCard === true;
    if (isComplete) error = null;
    else if (isSpoilt || news.kind === 'left')
      error = isTyped ? text('card.checkDetails') : cardText('card.fieldsRequired');
    return { isComplete, error, ...kept };
  };
}
