import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { loadQuestions, storeAnswers } from '../../src/shared/api/index.ts';
import { buildQuestionGroup, buildStoredAnswers } from '../../tests/fixtures/custom-questions.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { membershipTypeId } = providerStateValues;
const questionsPath = matchPath`/api/custom-questions/memberships/${'membershipTypeId'}`;
/** The key of a question's errors: its id. */
const UNANSWERED_ERROR_KEY = 'answers.0197b1c2-0000-7c31-9a55-3e1f0c2d4b21';
const answers = providerStateValues.answers.map(({ question_id, answer }) => ({
  questionId: question_id,
  answer,
}));

describe('custom-questions', () => {
  test('the groups of questions of a membership are read', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-visitor',
        description: 'the questions of a membership',
        method: 'GET',
        path: questionsPath,
        answers: { status: 200, body: buildResponseBody(matchList('QuestionGroup', buildQuestionGroup())) },
      },
      () => loadQuestions({ membershipTypeId }),
    );

    expect(outcome).toMatchObject({
      groups: [{ questions: [{ reference: 'working_pattern', isRequired: true }] }],
      unavailableFields: [],
    });
  });

  test('a customer’s answers are saved', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-customer-without-instruction',
        description: 'answers to be stored',
        method: 'POST',
        path: questionsPath,
        token: 'valid',
        body: { answers: matchProviderValue('answers') },
        answers: { status: 201, body: buildResponseBody(matchBody('StoredAnswers', buildStoredAnswers())) },
      },
      () => storeAnswers({ membershipTypeId, answers }),
    );

    expect(outcome).toBe(1);
  });

  test('missing answers to required questions are refused', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-customer-without-instruction',
        description: 'no answers where some are required',
        method: 'POST',
        path: questionsPath,
        token: 'valid',
        body: { answers: [] },
        answers: {
          status: 422,
          body: {
            ...buildFailureBody('The given data was invalid.'),
            errors: MatchersV3.eachKeyMatches(
              { [UNANSWERED_ERROR_KEY]: MatchersV3.eachLike('Please answer this.') },
              MatchersV3.regex('^answers\\..+$', UNANSWERED_ERROR_KEY),
            ),
          },
        },
      },
      () => storeAnswers({ membershipTypeId, answers: [] }),
    );

    expect(outcome).toMatchObject({
      kind: 'validation',
      errors: { [UNANSWERED_ERROR_KEY]: ['Please answer this.'] },
    });
  });

  test('answers without authentication are a 401', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-visitor',
        description: 'answers without authentication',
        method: 'POST',
        path: questionsPath,
        token: 'expired',
        body: { answers: matchProviderValue('answers') },
        answers: { status: 401, body: buildFailureBody('Please log in again.') },
      },
      () => storeAnswers({ membershipTypeId, answers }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 401 });
  });
});
