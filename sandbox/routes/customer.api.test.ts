import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JPEG } from '../../tests/fixtures/jpeg.ts';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const CUSTOMER_SCENARIO = 'a-customer-without-instruction';
const PHOTO_PATH = '/api/my-account/photo';

/** Sends raw bytes. */
async function sendPhoto(token: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg') {
  const answer = await fetch(sandbox.url + PHOTO_PATH, {
    method: 'PUT',
    headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
    body: bytes,
  });
  const json: unknown = await answer.json();
  return { status: answer.status, json };
}

describe('a photo', () => {
  const customer = async () => readTextAt(await sandbox.runScenario(CUSTOMER_SCENARIO), 'token');
  const readPhoto = async (token: string) =>
    readAt((await sandbox.call('GET', PHOTO_PATH, { token })).json, 'data', 'image');

  test('a photo is stored as it was sent, for its customer alone, and sending it again changes nothing', async () => {
    const [token, otherToken] = [await customer(), await customer()];
    expect(await readPhoto(token)).toBeNull();
    for (let time = 0; time < 2; time += 1) expect((await sendPhoto(token, JPEG)).status).toBe(200);
    expect(await readPhoto(token)).toBe('data:image/jpeg;base64,/9j/4P/Z');
    expect(await readPhoto(otherToken)).toBeNull();
    expect((await sandbox.call('DELETE', PHOTO_PATH, { token })).status).toBe(200);
    expect(await readPhoto(token)).toBeNull();
  });

  test.each([
    ['a script in an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47])],
    ['nothing', new Uint8Array()],
  ])('a photo of %s is refused, whatever its name', async (_, bytes) => {
    const token = await customer();
    const { status, json } = await sendPhoto(token, Uint8Array.from(bytes));
    expect(status).toBe(422);
    expect(Object.keys(Object(readAt(json, 'errors')))).toEqual(['photo']);
    expect(await readPhoto(token)).toBeNull();
  });

  test('a photo of more than 2 MB is refused, and so are another type and a visitor', async () => {
    const token = await customer();
    const large = new Uint8Array(2 * 1024 * 1024 + 1);
    large.set(JPEG);
    expect((await sendPhoto(token, large)).status).toBe(413);
    expect((await sendPhoto(token, JPEG, 'image/png')).status).toBe(415);
    expect((await sendPhoto('', JPEG)).status).toBe(401);
  });

  test('a photo may have 2 MB, which no other call may send', async () => {
    const token = await customer();
    const large = new Uint8Array(2 * 1024 * 1024 - 10);
    large.set(JPEG);
    large.set([0xff, 0xd9], large.length - 2);
    expect((await sendPhoto(token, large)).status).toBe(200);
    const body = { phone: 'x'.repeat(200_000) };
    const update = '/api/my-account/user/update?onboarding_type=membership_purchase';
    expect((await sandbox.call('PUT', update, { token, body })).status).toBe(413);
  });
});

test('an optional answer can be removed, a required one cannot', async () => {
  const token = readTextAt(await sandbox.runScenario(CUSTOMER_SCENARIO), 'token');
  const path = '/api/my-account/user/update?onboarding_type=membership_purchase';
  const form = async (token: string) =>
    listAt(
      (await sandbox.call('GET', '/api/data-fields?onboarding_type=membership_purchase', { token: token }))
        .json,
      'data',
    )
      .flatMap((section) => listAt(section, 'section_fields'))
      .find((field) => readTextAt(field, 'name') === 'contact_by');
  const putAddress = (by: string, body: object) => sandbox.call('PUT', path, { token: by, body });
  const answered = readTextAt((await putAddress(token, { contact_by: ['email'] })).json, 'data', 'token');
  expect(listAt(await form(answered), 'answer')).toEqual(['email']);
  const refusal = await putAddress(answered, { removed_answers: ['first_name'] });
  expect([refusal.status, listAt(refusal.json, 'errors', 'first_name').length]).toEqual([422, 1]);
  const removeAnswer = await putAddress(answered, { removed_answers: ['contact_by'] });
  expect(removeAnswer.status).toBe(200);
  expect(readAt(await form(readTextAt(removeAnswer.json, 'data', 'token')), 'answer') ?? null).toBeNull();
});

// Proves A4.2.
test('of two concurrent changes with one token, one is saved and the other needs the new token', async () => {
  const token = readTextAt(await sandbox.runScenario(CUSTOMER_SCENARIO), 'token');
  const path = '/api/my-account/user/update?onboarding_type=membership_purchase';
  const changePhone = (phone: string, by = token) =>
    sandbox.call('PUT', path, { token: by, body: { phone } });
  const answers = await Promise.all([changePhone('01632 960001'), changePhone('01632 960002')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  const renewed = readTextAt(answers.find(({ status }) => status === 200)?.json, 'data', 'token');
  expect((await changePhone('01632 960003', renewed)).status).toBe(200);
});

test('a child who is sent again after a lost response is added once', async () => {
  const token = readTextAt(await sandbox.runScenario(CUSTOMER_SCENARIO), 'token');
  const body = {
    first_name: 'Ida',
    last_name: 'Scenario',
    date_of_birth: '2019-03-27',
    relationship: 'child',
  };
  const path = '/api/activities/attendees';
  const addInvitation = () => sandbox.call('POST', path, { token, body });
  const answers = await Promise.all([addInvitation(), addInvitation(), addInvitation()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ json }) => readTextAt(json, 'data', 'id'))).size).toBe(1);
  expect(listAt((await sandbox.call('GET', path, { token })).json, 'data')).toHaveLength(2);
});

describe('removing a child', () => {
  const listInvitations = async (token: string) =>
    listAt((await sandbox.call('GET', '/api/activities/attendees', { token })).json, 'data');
  const removeInvitation = (token: string, id: string) =>
    sandbox.call('DELETE', `/api/activities/attendees/${id}`, { token });

  test('removing a child deletes the details and the form', async () => {
    const scenario = await sandbox.runScenario('a-child-form-out-of-date');
    const [token, id] = [readTextAt(scenario, 'token'), readTextAt(scenario, 'attendeeId')];
    expect((await listInvitations(token)).map((person) => readAt(person, 'form', 'status') ?? null)).toEqual([
      null,
      'out_of_date',
    ]);
    expect((await removeInvitation(token, id)).status).toBe(200);
    expect(await listInvitations(token)).toHaveLength(1);
    const form = await sandbox.call('GET', `/api/activities/attendees/${id}/form`, { token });
    expect(form.status).toBe(404);
    expect((await removeInvitation(token, id)).status).toBe(404);
  });

  test.each([
    ['a-basket-with-a-camp', 'Leo has a space in your basket, or an offer of one. Remove it first.'],
    ['a-booked-camp', 'Leo has upcoming bookings. Cancel them first.'],
  ])('removing a child is refused if they are in %s', async (scenario, message) => {
    const scenarioData = await sandbox.runScenario(scenario);
    const [token, id] = [readTextAt(scenarioData, 'token'), readTextAt(scenarioData, 'attendeeId')];
    const { status, json } = await removeInvitation(token, id);
    expect(status).toBe(422);
    expect(readAt(json, 'message')).toBe(message);
    expect((await listInvitations(token)).some((person) => readTextAt(person, 'id') === id)).toBe(true);
  });

  test('removing is not possible for the customer themselves or for somebody else’s child', async () => {
    const scenario = await sandbox.runScenario('a-parent-of-two');
    const [token, id] = [readTextAt(scenario, 'token'), readTextAt(scenario, 'attendeeId')];
    const self = readTextAt((await listInvitations(token))[0], 'id');
    expect((await removeInvitation(token, self)).status).toBe(404);
    const stranger = readTextAt(await sandbox.runScenario(CUSTOMER_SCENARIO), 'token');
    expect((await removeInvitation(stranger, id)).status).toBe(404);
  });
});
