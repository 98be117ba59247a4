import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildChildFormAnswers } from '../seed/child-form.ts';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { logIn } from '../server/testing-journey.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const PEANUTS = 'Peanut allergy';
const formOf = (attendeeId: string) => `/api/activities/attendees/${attendeeId}/form?for=camp`;
const read = (scenario: unknown, attendeeId = readTextAt(scenario, 'attendeeId')) =>
  sandbox.call('GET', formOf(attendeeId), { token: readTextAt(scenario, 'token') });
const save = (scenario: unknown, body: unknown, attendeeId = readTextAt(scenario, 'attendeeId')) =>
  sandbox.call('PUT', formOf(attendeeId), { token: readTextAt(scenario, 'token'), body });
const confirmed = (conditions: string | null = PEANUTS) => ({
  answers: buildChildFormAnswers(conditions),
  confirmed: true,
});
const addChild = async (scenario: unknown, relationship: string) => {
  const body = { first_name: 'Ida', last_name: 'S', date_of_birth: '2018-03-27', relationship };
  const { json } = await sandbox.call('POST', '/api/activities/attendees', {
    token: readTextAt(scenario, 'token'),
    body,
  });
  return readTextAt(json, 'data', 'id');
};
const fieldsOf = (json: unknown) =>
  listAt(json, 'data', 'sections').flatMap((section) => listAt(section, 'section_fields'));
const answersOf = (json: unknown) =>
  Object.fromEntries(fieldsOf(json).map((field) => [readTextAt(field, 'name'), readAt(field, 'answer')]));

describe('the form of a child', () => {
  test('the form of a child is empty at first, and valid once it is confirmed', async () => {
    const scenario = await sandbox.scenario('a-parent-of-two');
    const empty = await read(scenario);
    expect(readAt(empty.json, 'data')).toMatchObject({
      status: 'none',
      confirmed_at: null,
      valid_until: null,
    });
    expect(Object.values(answersOf(empty.json)).every((answer) => answer === null)).toBe(true);
    expect((await save(scenario, confirmed())).json).toMatchObject({ data: { status: 'valid' } });
    const filled = await read(scenario);
    expect(readAt(filled.json, 'data', 'status')).toBe('valid');
    expect(answersOf(filled.json)).toMatchObject({ conditions: PEANUTS, sun_cream: true });
  });

  test('the form of a child from last season shows last season’s answers and has to be confirmed again', async () => {
    const scenario = await sandbox.scenario('a-child-form-out-of-date');
    const { json } = await read(scenario);
    expect(readAt(json, 'data', 'status')).toBe('out_of_date');
    expect(answersOf(json)).toMatchObject({ conditions: 'Asthma' });
    await save(scenario, confirmed('Asthma'));
    expect(readAt((await read(scenario)).json, 'data', 'status')).toBe('valid');
  });

  test('the form of a child keeps none of its earlier answers when it is replaced', async () => {
    const scenario = await sandbox.scenario('a-parent-of-two');
    await save(scenario, confirmed());
    await save(scenario, confirmed(null));
    expect(answersOf((await read(scenario)).json)).toMatchObject({ has_conditions: 'no', conditions: null });
  });

  test('the form of a child is refused by field, and without confirmation', async () => {
    const scenario = await sandbox.scenario('a-parent-of-two');
    const answers = { ...buildChildFormAnswers(PEANUTS), contact_1_phone: 'none', conditions: '' };
    const { status, json } = await save(scenario, { answers, confirmed: false });
    expect(status).toBe(422);
    expect(Object.keys(Object(readAt(json, 'errors'))).sort()).toEqual([
      'conditions',
      'confirmed',
      'contact_1_phone',
    ]);
    expect(readAt((await read(scenario)).json, 'data', 'status')).toBe('none');
  });

  test('the form of a brother or sister starts with the family’s answers, without any about health', async () => {
    const scenario = await sandbox.scenario('a-parent-of-two');
    const second = await addChild(scenario, 'child');
    expect(readAt((await read(scenario, second)).json, 'data', 'copied_from')).toBeNull();
    await save(scenario, confirmed());
    const { json } = await read(scenario, second);
    expect(readAt(json, 'data')).toMatchObject({ status: 'none', copied_from: 'Leo' });
    const answered = Object.entries(answersOf(json)).filter(([, answer]) => answer !== null);
    expect(Object.fromEntries(answered)).toEqual({
      contact_1_name: 'Rosa Demo',
      contact_1_phone: '01632 960011',
      contact_2_name: 'Jan Demo',
      contact_2_phone: '01632 960012',
      collected_by: 'Rosa or Jan',
      collection_word: 'Otter',
      gp: 'Ardwick Surgery',
    });
    await save(scenario, confirmed(null), second);
    expect(readAt((await read(scenario, second)).json, 'data', 'copied_from')).toBeNull();
  });

  test('the form of somebody else’s child starts empty', async () => {
    const scenario = await sandbox.scenario('a-parent-of-two');
    await save(scenario, confirmed());
    const { json } = await read(scenario, await addChild(scenario, 'other'));
    expect(readAt(json, 'data', 'copied_from')).toBeNull();
    expect(Object.values(answersOf(json)).every((answer) => answer === null)).toBe(true);
  });

  test('the form of a child of eleven or older asks whether the child goes home alone', async () => {
    const scenario = await sandbox.scenario('a-parent-of-two');
    const year = new Date().getFullYear() - 12;
    const child = {
      first_name: 'Sam',
      last_name: 'S',
      date_of_birth: `${year}-01-01`,
      relationship: 'child',
    };
    const addAnswer = await sandbox.call('POST', '/api/activities/attendees', {
      token: readTextAt(scenario, 'token'),
      body: child,
    });
    const samId = readTextAt(addAnswer.json, 'data', 'id');
    const names = async (attendeeId?: string) =>
      fieldsOf((await read(scenario, attendeeId)).json).map((field) => readAt(field, 'name'));
    expect(await names(samId)).toContain('leaves_alone');
    expect(await names()).not.toContain('leaves_alone');
    expect(await save(scenario, confirmed(), samId)).toMatchObject({
      status: 422,
      json: { errors: { leaves_alone: [expect.any(String)] } },
    });
  });

  test('the form of somebody else’s child is not found, for reading and for filling in', async () => {
    const scenario = await sandbox.scenario('a-parent-of-two');
    const otherToken = { ...Object(scenario), token: await logIn(sandbox, 'D1000001') };
    for (const id of [readTextAt(scenario, 'attendeeId'), readTextAt(scenario, 'userId'), 'nobody']) {
      expect((await read(otherToken, id)).status).toBe(404);
      expect((await save(otherToken, confirmed(), id)).status).toBe(404);
    }
    expect((await sandbox.call('GET', formOf(readTextAt(scenario, 'attendeeId')))).status).toBe(401);
  });

  // Proves B7.6.
  test('the form of a child appears in no other response and in no log line', async () => {
    const lines: string[] = [];
    const logging = await openTestSandbox({ log: (line) => lines.push(line) });
    const scenario = await logging.scenario('a-parent-of-two');
    const token = readTextAt(scenario, 'token');
    const path = formOf(readTextAt(scenario, 'attendeeId'));
    const saveAnswer = await logging.call('PUT', path, { token, body: confirmed() });
    const refused = { ...confirmed(), answers: { ...buildChildFormAnswers(PEANUTS), swimming: PEANUTS } };
    const wrong = await logging.call('PUT', path, { token, body: refused });
    expect([saveAnswer.status, wrong.status]).toEqual([200, 422]);
    const people = await logging.call('GET', '/api/activities/attendees', { token });
    const session = await logging.call(
      'GET',
      `/api/activities/sessions/${readTextAt(scenario, 'sessionId')}`,
      {
        token,
      },
    );
    await logging.close();
    expect(lines.join()).toContain('PUT');
    expect(JSON.stringify([saveAnswer.json, wrong.json, people.json, session.json, lines])).not.toContain(
      PEANUTS,
    );
  });
});
