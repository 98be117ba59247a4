import type { Store } from '../../store/store.ts';
import type { QuestionAnswer, QuestionGroup, Session } from '../types.ts';

/** GET custom-questions/memberships/{id} (membership type id); empty when it asks nothing. */
export async function questionGroups(_store: Store, _membershipTypeId: string): Promise<QuestionGroup[]> {
  throw new Error('not built yet');
}
/** POST custom-questions/memberships/{id}; 422 keys are question ids. */
export async function saveAnswers(
  _store: Store,
  _session: Session,
  _membershipTypeId: string,
  _answers: { questionId: string; answer: unknown }[],
): Promise<QuestionAnswer[]> {
  throw new Error('not built yet');
}
