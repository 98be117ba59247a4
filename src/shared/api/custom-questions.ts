import type { Camel } from './camel';
import { api, reportProblems } from './client';
import { type Questions, readQuestions } from './configured/questions';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type { Question, QuestionGroup, Questions } from './configured/questions';
export type QuestionAnswer = Camel<Schemas['QuestionAnswer']>;

/** GET custom-questions of a membership type, leaving out those that cannot be read. */
export async function loadQuestions(
  { membershipTypeId }: { membershipTypeId: string },
  options?: CallOptions,
): Promise<Questions> {
  const path = { id: membershipTypeId };
  const response = await unwrapData(() =>
    api().GET('/api/custom-questions/memberships/{id}', { params: { path }, ...options }),
  );
  return reportProblems(readQuestions(response));
}

/** POST all answers for a membership type; they replace earlier ones. Returns how many were stored. */
export async function storeAnswers(
  { membershipTypeId, answers }: { membershipTypeId: string; answers: QuestionAnswer[] },
  options?: CallOptions,
): Promise<number> {
  const path = { id: membershipTypeId };
  const { answered } = await unwrapData(() =>
    api().POST('/api/custom-questions/memberships/{id}', { params: { path }, body: { answers }, ...options }),
  );
  return answered;
}
