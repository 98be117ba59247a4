import { combine, type Store } from 'effector';
import { text } from '../texts';
import type { TermsDocument } from './accept-terms';

interface TermsState {
  readonly $isAccepted: Store<boolean>;
  readonly $isLoaded: Store<boolean>;
  readonly $error: Store<string | null>;
  readonly $documents: Store<readonly TermsDocument[]>;
}

/** The steps still to do about terms, including terms that are loading or failed to load. */
export function createTermsBlockers(
  { $isAccepted, $isLoaded, $error, $documents }: TermsState,
  formatStep = ({ title }: TermsDocument) => text('terms.step', { title }),
): Store<readonly string[]> {
  return combine($isAccepted, $isLoaded, $error, $documents, (isAccepted, isLoaded, error, documents) => {
    if (!isLoaded) return [text(error === null ? 'terms.stepLoad' : 'terms.stepRetry')];
    return isAccepted ? [] : documents.map(formatStep);
  });
}
