import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, dataOf } from './unwrap';

type Schemas = components['schemas'];

export type Question = Camel<Schemas['Question']>;
export type QuestionGroup = Camel<Schemas['QuestionGroup']>;
export type QuestionAnswer = Camel<Schemas['QuestionAnswer']>;

/** GET custom-questions of a membership type; none is an empty list. */
export function loadQuestions(
  { membershipTypeId }: { membershipTypeId: string },
  options?: CallOptions,
): Promise<QuestionGroup[]> {
  const path = { id: membershipTypeId };
  return dataOf(() => api().GET('/api/custom-questions/memberships/{id}', { params: { path }, ...options }));
}

/** POST all answers of the customer for a membership type; they replace earlier ones. Gives how many are kept. */
export async function storeAnswers(
  { membershipTypeId, answers }: { membershipTypeId: string; answers: QuestionAnswer[] },
  options?: CallOptions,
): Promise<number> {
  const path = { id: membershipTypeId };
  const { answered } = await dataOf(() =>
    api().POST('/api/custom-questions/memberships/{id}', { params: { path }, body: { answers }, ...options }),
  );
  return answered;
}
