import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { registerCustomer } from '../server/testing-journey.ts';

let sandbox: TestSandbox;
let typeId: string;
let questions: unknown[];

beforeAll(async () => {
  sandbox = await openTestSandbox();
  for (const id of await listMembershipTypeIds()) {
    const { json } = await sandbox.call('GET', `/api/custom-questions/memberships/${id}`);
    const typeQuestions = listAt(json, 'data').flatMap((group) => listAt(group, 'questions'));
    if (typeQuestions.length <= (questions?.length ?? 0)) continue;
    typeId = id;
    questions = typeQuestions;
  }
});
afterAll(() => sandbox.close());

async function listMembershipTypeIds(): Promise<string[]> {
  const venues = await sandbox.call('GET', '/api/venues/online-joining');
  const venueId = readTextAt(venues.json, 'data', 0, 'id');
  const types = await sandbox.call('GET', `/api/memberships/types?venue_id=${venueId}`);
  return listAt(types.json, 'data').map((type) => readTextAt(type, 'id'));
}

function buildAnswer(question: unknown): unknown {
  const [first] = Object.keys(Object(readAt(question, 'options')));
  switch (readAt(question, 'type')) {
    case 'number':
      return 3;
    case 'date':
      return '1990-04-23';
    case 'checkbox':
      return true;
    case 'select':
      return first;
    case 'multi_select':
      return [first];
    default:
      return 'An answer';
  }
}

const buildAnswers = () =>
  questions.map((question) => ({ question_id: readTextAt(question, 'id'), answer: buildAnswer(question) }));
const sendAnswers = (token: string | undefined, scenario: unknown) =>
  sandbox.call('POST', `/api/custom-questions/memberships/${typeId}`, { token, body: { answers: scenario } });

test('the demo operator asks questions of all six types', () => {
  const types = new Set(questions.map((question) => readTextAt(question, 'type')));
  expect([...types].sort()).toEqual(['checkbox', 'date', 'multi_select', 'number', 'select', 'text']);
});

test('options are a map of values to labels, and only choice questions have them', () => {
  for (const question of questions) {
    const hasOptions = ['select', 'multi_select'].includes(readTextAt(question, 'type'));
    expect(readAt(question, 'options') !== null, readTextAt(question, 'reference')).toBe(hasOptions);
  }
});

test('answers are saved, and sending them again replaces the earlier ones', async () => {
  const { token, email } = await registerCustomer(sandbox);
  expect((await sendAnswers(token, buildAnswers())).status).toBe(201);
  const secondResult = await sendAnswers(token, buildAnswers());
  expect(secondResult.json).toEqual({ data: { answered: questions.length } });
  const ledger = await sandbox.call('GET', `/_sandbox/ledger?email=${encodeURIComponent(email)}`);
  expect(listAt(ledger.json, 'data', 'answers')).toHaveLength(questions.length);
});

test('a required question needs an answer, and the message names the question', async () => {
  const { token } = await registerCustomer(sandbox);
  const required = questions.find((question) => readAt(question, 'is_required') === true);
  const id = readTextAt(required, 'id');
  const answer = await sendAnswers(
    token,
    buildAnswers().filter((answer) => answer.question_id !== id),
  );
  expect(answer.status).toBe(422);
  expect(readAt(answer.json, 'errors', `answers.${id}`)).toEqual([expect.any(String)]);
});

test('a value that is not among the options is refused', async () => {
  const { token } = await registerCustomer(sandbox);
  const choice = questions.find((question) => readAt(question, 'type') === 'select');
  const id = readTextAt(choice, 'id');
  const answer = await sendAnswers(
    token,
    buildAnswers().map((answer) =>
      answer.question_id === id ? { ...answer, answer: 'no such value' } : answer,
    ),
  );
  expect(answer.status).toBe(422);
  expect(readAt(answer.json, 'errors', `answers.${id}`)).toBeDefined();
});

test('answers need a log-in', async () => {
  expect((await sendAnswers(undefined, buildAnswers())).status).toBe(401);
});

test('a question about the past accepts dates up to today', async () => {
  const { token } = await registerCustomer(sandbox);
  const { json } = await sandbox.call('GET', `/api/custom-questions/memberships/${typeId}`);
  const past = listAt(json, 'data')
    .flatMap((group) => listAt(group, 'questions'))
    .find((question) => readAt(question, 'reference') === 'last_exercise');
  const id = readTextAt(past, 'id');
  const max = readTextAt(past, 'html_attributes', 'max');
  const buildDateAnswer = (day: string) =>
    buildAnswers().map((answer) => (answer.question_id === id ? { ...answer, answer: day } : answer));
  const refusal = await sendAnswers(token, buildDateAnswer('2030-01-01'));
  expect([refusal.status, readAt(refusal.json, 'errors')]).toEqual([
    422,
    { [`answers.${id}`]: ['When did you last exercise regularly? can’t be later than today.'] },
  ]);
  expect((await sendAnswers(token, buildDateAnswer(max))).status).toBe(201);
});

test('the options of a question come in the order in which the operator has written them', async () => {
  const options = questions.map((question) => Object.keys(Object(readAt(question, 'options'))));
  expect(options).toContainEqual(['full_time', 'partTime', 'Under 18s', 'not-working']);
  expect(options).toContainEqual(['gym', 'swim', 'group classes', 'racquet_sports']);
});
