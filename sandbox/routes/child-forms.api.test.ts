import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildChildFormAnswers } from '../seed/child-form.ts';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { logIn } from '../server/testing-journey.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const PEANUT_ANSWER = 'Peanut allergy';
const buildFormPath = (attendeeId: string) => `/api/activities/attendees/${attendeeId}/form?for=camp`;
const readForm = (scenario: unknown, attendeeId = readTextAt(scenario, 'attendeeId')) =>
  sandbox.call('GET', buildFormPath(attendeeId), { token: readTextAt(scenario, 'token') });
const saveForm = (scenario: unknown, body: unknown, attendeeId = readTextAt(scenario, 'attendeeId')) =>
  sandbox.call('PUT', buildFormPath(attendeeId), { token: readTextAt(scenario, 'token'), body });
const buildConfirmedForm = (conditions: string | null = PEANUT_ANSWER) => ({
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
const listFields = (json: unknown) =>
  listAt(json, 'data', 'sections').flatMap((section) => listAt(section, 'section_fields'));
const readAnswers = (json: unknown) =>
  Object.fromEntries(listFields(json).map((field) => [readTextAt(field, 'name'), readAt(field, 'answer')]));

describe('the form of a child', () => {
  test('the form of a child is empty at first, and valid once it is confirmed', async () => {
    const scenario = await sandbox.runScenario('a-parent-of-two');
    const emptyForm = await readForm(scenario);
    expect(readAt(emptyForm.json, 'data')).toMatchObject({
      status: 'none',
      confirmed_at: null,
      valid_until: null,
    });
    expect(Object.values(readAnswers(emptyForm.json)).every((answer) => answer === null)).toBe(true);
    expect((await saveForm(scenario, buildConfirmedForm())).json).toMatchObject({
      data: { status: 'valid' },
    });
    const filled = await readForm(scenario);
    expect(readAt(filled.json, 'data', 'status')).toBe('valid');
    expect(readAnswers(filled.json)).toMatchObject({ conditions: PEANUT_ANSWER, sun_cream: true });
  });

  test('the form of a child from last season shows last season’s answers and has to be confirmed again', async () => {
    const scenario = await sandbox.runScenario('a-child-form-out-of-date');
    const { json } = await readForm(scenario);
    expect(readAt(json, 'data', 'status')).toBe('out_of_date');
    expect(readAnswers(json)).toMatchObject({ conditions: 'Asthma' });
    await saveForm(scenario, buildConfirmedForm('Asthma'));
    expect(readAt((await readForm(scenario)).json, 'data', 'status')).toBe('valid');
  });

  test('the form of a child keeps none of its earlier answers when it is replaced', async () => {
    const scenario = await sandbox.runScenario('a-parent-of-two');
    await saveForm(scenario, buildConfirmedForm());
    await saveForm(scenario, buildConfirmedForm(null));
    expect(readAnswers((await readForm(scenario)).json)).toMatchObject({
      has_conditions: 'no',
      conditions: null,
    });
  });

  test('the form of a child is refused by field, and without confirmation', async () => {
    const scenario = await sandbox.runScenario('a-parent-of-two');
    const answers = { ...buildChildFormAnswers(PEANUT_ANSWER), contact_1_phone: 'none', conditions: '' };
    const { status, json } = await saveForm(scenario, { answers, confirmed: false });
    expect(status).toBe(422);
    expect(Object.keys(Object(readAt(json, 'errors'))).sort()).toEqual([
      'conditions',
      'confirmed',
      'contact_1_phone',
    ]);
    expect(readAt((await readForm(scenario)).json, 'data', 'status')).toBe('none');
  });

  test('the form of a brother or sister starts with the family’s answers, without any about health', async () => {
    const scenario = await sandbox.runScenario('a-parent-of-two');
    const secondChild = await addChild(scenario, 'child');
    expect(readAt((await readForm(scenario, secondChild)).json, 'data', 'copied_from')).toBeNull();
    await saveForm(scenario, buildConfirmedForm());
    const { json } = await readForm(scenario, secondChild);
    expect(readAt(json, 'data')).toMatchObject({ status: 'none', copied_from: 'Leo' });
    const answered = Object.entries(readAnswers(json)).filter(([, answer]) => answer !== null);
    expect(Object.fromEntries(answered)).toEqual({
      contact_1_name: 'Rosa Demo',
      contact_1_phone: '01632 960011',
      contact_2_name: 'Jan Demo',
      contact_2_phone: '01632 960012',
      collected_by: 'Rosa or Jan',
      collection_word: 'Otter',
      gp: 'Ardwick Surgery',
    });
    await saveForm(scenario, buildConfirmedForm(null), secondChild);
    expect(readAt((await readForm(scenario, secondChild)).json, 'data', 'copied_from')).toBeNull();
  });

  test('the form of somebody else’s child starts empty', async () => {
    const scenario = await sandbox.runScenario('a-parent-of-two');
    await saveForm(scenario, buildConfirmedForm());
    const { json } = await readForm(scenario, await addChild(scenario, 'other'));
    expect(readAt(json, 'data', 'copied_from')).toBeNull();
    expect(Object.values(readAnswers(json)).every((answer) => answer === null)).toBe(true);
  });

  test('the form of a child of eleven or older asks whether the child goes home alone', async () => {
    const scenario = await sandbox.runScenario('a-parent-of-two');
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
      listFields((await readForm(scenario, attendeeId)).json).map((field) => readAt(field, 'name'));
    expect(await names(samId)).toContain('leaves_alone');
    expect(await names()).not.toContain('leaves_alone');
    expect(await saveForm(scenario, buildConfirmedForm(), samId)).toMatchObject({
      status: 422,
      json: { errors: { leaves_alone: [expect.any(String)] } },
    });
  });

  test('the form of somebody else’s child is not found, for reading and for filling in', async () => {
    const scenario = await sandbox.runScenario('a-parent-of-two');
    const otherToken = { ...Object(scenario), token: await logIn(sandbox, 'D1000001') };
    for (const id of [readTextAt(scenario, 'attendeeId'), readTextAt(scenario, 'userId'), 'nobody']) {
      expect((await readForm(otherToken, id)).status).toBe(404);
      expect((await saveForm(otherToken, buildConfirmedForm(), id)).status).toBe(404);
    }
    expect((await sandbox.call('GET', buildFormPath(readTextAt(scenario, 'attendeeId')))).status).toBe(401);
  });

  // Proves B7.6.
  test('the form of a child appears in no other response and in no log line', async () => {
    const lines: string[] = [];
    const logging = await openTestSandbox({ log: (line) => lines.push(line) });
    const scenario = await logging.runScenario('a-parent-of-two');
    const token = readTextAt(scenario, 'token');
    const path = buildFormPath(readTextAt(scenario, 'attendeeId'));
    const saveAnswer = await logging.call('PUT', path, { token, body: buildConfirmedForm() });
    const refused = {
      ...buildConfirmedForm(),
      answers: { ...buildChildFormAnswers(PEANUT_ANSWER), swimming: PEANUT_ANSWER },
    };
    const wrongAnswer = await logging.call('PUT', path, { token, body: refused });
    expect([saveAnswer.status, wrongAnswer.status]).toEqual([200, 422]);
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
    expect(
      JSON.stringify([saveAnswer.json, wrongAnswer.json, people.json, session.json, lines]),
    ).not.toContain(PEANUT_ANSWER);
  });
});
