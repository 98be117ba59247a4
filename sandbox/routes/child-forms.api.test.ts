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
const read = (given: unknown, attendeeId = readTextAt(given, 'attendeeId')) =>
  sandbox.call('GET', formOf(attendeeId), { token: readTextAt(given, 'token') });
const save = (given: unknown, body: unknown, attendeeId = readTextAt(given, 'attendeeId')) =>
  sandbox.call('PUT', formOf(attendeeId), { token: readTextAt(given, 'token'), body });
const confirmed = (conditions: string | null = PEANUTS) => ({
  answers: buildChildFormAnswers(conditions),
  confirmed: true,
});
const addChild = async (given: unknown, relationship: string) => {
  const body = { first_name: 'Ida', last_name: 'S', date_of_birth: '2018-03-27', relationship };
  const { json } = await sandbox.call('POST', '/api/activities/attendees', {
    token: readTextAt(given, 'token'),
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
    const given = await sandbox.scenario('a-parent-of-two');
    const empty = await read(given);
    expect(readAt(empty.json, 'data')).toMatchObject({
      status: 'none',
      confirmed_at: null,
      valid_until: null,
    });
    expect(Object.values(answersOf(empty.json)).every((answer) => answer === null)).toBe(true);
    expect((await save(given, confirmed())).json).toMatchObject({ data: { status: 'valid' } });
    const filled = await read(given);
    expect(readAt(filled.json, 'data', 'status')).toBe('valid');
    expect(answersOf(filled.json)).toMatchObject({ conditions: PEANUTS, sun_cream: true });
  });

  test('the form of a child from last season shows last season’s answers and has to be confirmed again', async () => {
    const given = await sandbox.scenario('a-child-form-out-of-date');
    const { json } = await read(given);
    expect(readAt(json, 'data', 'status')).toBe('out_of_date');
    expect(answersOf(json)).toMatchObject({ conditions: 'Asthma' });
    await save(given, confirmed('Asthma'));
    expect(readAt((await read(given)).json, 'data', 'status')).toBe('valid');
  });

  test('the form of a child keeps none of its earlier answers when it is replaced', async () => {
    const given = await sandbox.scenario('a-parent-of-two');
    await save(given, confirmed());
    await save(given, confirmed(null));
    expect(answersOf((await read(given)).json)).toMatchObject({ has_conditions: 'no', conditions: null });
  });

  test('the form of a child is refused by field, and without confirmation', async () => {
    const given = await sandbox.scenario('a-parent-of-two');
    const answers = { ...buildChildFormAnswers(PEANUTS), contact_1_phone: 'none', conditions: '' };
    const { status, json } = await save(given, { answers, confirmed: false });
    expect(status).toBe(422);
    expect(Object.keys(Object(readAt(json, 'errors'))).sort()).toEqual([
      'conditions',
      'confirmed',
      'contact_1_phone',
    ]);
    expect(readAt((await read(given)).json, 'data', 'status')).toBe('none');
  });

  test('the form of a brother or sister starts with the family’s answers, without any about health', async () => {
    const given = await sandbox.scenario('a-parent-of-two');
    const second = await addChild(given, 'child');
    expect(readAt((await read(given, second)).json, 'data', 'copied_from')).toBeNull();
    await save(given, confirmed());
    const { json } = await read(given, second);
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
    await save(given, confirmed(null), second);
    expect(readAt((await read(given, second)).json, 'data', 'copied_from')).toBeNull();
  });

  test('the form of somebody else’s child starts empty', async () => {
    const given = await sandbox.scenario('a-parent-of-two');
    await save(given, confirmed());
    const { json } = await read(given, await addChild(given, 'other'));
    expect(readAt(json, 'data', 'copied_from')).toBeNull();
    expect(Object.values(answersOf(json)).every((answer) => answer === null)).toBe(true);
  });

  test('the form of a child of eleven or older asks whether the child goes home alone', async () => {
    const given = await sandbox.scenario('a-parent-of-two');
    const year = new Date().getFullYear() - 12;
    const child = {
      first_name: 'Sam',
      last_name: 'S',
      date_of_birth: `${year}-01-01`,
      relationship: 'child',
    };
    const added = await sandbox.call('POST', '/api/activities/attendees', {
      token: readTextAt(given, 'token'),
      body: child,
    });
    const samId = readTextAt(added.json, 'data', 'id');
    const names = async (attendeeId?: string) =>
      fieldsOf((await read(given, attendeeId)).json).map((field) => readAt(field, 'name'));
    expect(await names(samId)).toContain('leaves_alone');
    expect(await names()).not.toContain('leaves_alone');
    expect(await save(given, confirmed(), samId)).toMatchObject({
      status: 422,
      json: { errors: { leaves_alone: [expect.any(String)] } },
    });
  });

  test('the form of somebody else’s child is not found, for reading and for filling in', async () => {
    const given = await sandbox.scenario('a-parent-of-two');
    const other = { ...Object(given), token: await logIn(sandbox, 'D1000001') };
    for (const id of [readTextAt(given, 'attendeeId'), readTextAt(given, 'userId'), 'nobody']) {
      expect((await read(other, id)).status).toBe(404);
      expect((await save(other, confirmed(), id)).status).toBe(404);
    }
    expect((await sandbox.call('GET', formOf(readTextAt(given, 'attendeeId')))).status).toBe(401);
  });

  // Proves B7.6.
  test('the form of a child appears in no other response and in no log line', async () => {
    const lines: string[] = [];
    const logging = await openTestSandbox({ log: (line) => lines.push(line) });
    const given = await logging.scenario('a-parent-of-two');
    const token = readTextAt(given, 'token');
    const path = formOf(readTextAt(given, 'attendeeId'));
    const saved = await logging.call('PUT', path, { token, body: confirmed() });
    const refused = { ...confirmed(), answers: { ...buildChildFormAnswers(PEANUTS), swimming: PEANUTS } };
    const wrong = await logging.call('PUT', path, { token, body: refused });
    expect([saved.status, wrong.status]).toEqual([200, 422]);
    const people = await logging.call('GET', '/api/activities/attendees', { token });
    const session = await logging.call('GET', `/api/activities/sessions/${readTextAt(given, 'sessionId')}`, {
      token,
    });
    await logging.close();
    expect(lines.join()).toContain('PUT');
    expect(JSON.stringify([saved.json, wrong.json, people.json, session.json, lines])).not.toContain(PEANUTS);
  });
});
