import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const PATH = '/api/activities/attendee-invitations';
const invite = (token: string, email: string) =>
  sandbox.call('POST', '/api/activities/attendees/invite', { token, body: { email } });
const list = async (token: string) => listAt((await sandbox.call('GET', PATH, { token })).json, 'data');
const accept = (token: string, id: string) => sandbox.call('POST', `${PATH}/${id}/accept`, { token });
const end = (token: string, id: string) => sandbox.call('DELETE', `${PATH}/${id}`, { token });
const people = async (token: string) =>
  listAt((await sandbox.call('GET', '/api/activities/attendees', { token })).json, 'data');

async function invited() {
  const scenario = await sandbox.scenario('an-invitation-to-an-adult');
  return {
    token: readTextAt(scenario, 'token'),
    inviter: readTextAt(scenario, 'inviterToken'),
    id: readTextAt(scenario, 'invitationId'),
    userId: readTextAt(scenario, 'userId'),
    email: readTextAt(scenario, 'email'),
  };
}

describe('an invitation to an adult', () => {
  test('an invitation to an adult is seen by both parties, and nobody can be booked before it is accepted', async () => {
    const { token, inviter, id, email } = await invited();
    expect(await list(token)).toEqual([
      { id, direction: 'received', email: null, name: 'Rosa Scenario', state: 'pending' },
    ]);
    expect(await list(inviter)).toEqual([{ id, direction: 'sent', email, name: null, state: 'pending' }]);
    expect(await people(inviter)).toHaveLength(1);
  });

  test('an invitation to an adult makes the adult bookable under their own id from acceptance until one of them ends it', async () => {
    const { token, inviter, id, userId } = await invited();
    expect((await accept(token, id)).status).toBe(200);
    expect((await accept(token, id)).status).toBe(200);
    const [, adult] = await people(inviter);
    expect(adult).toMatchObject({
      id: userId,
      relation: 'adult',
      relationship: null,
      date_of_birth: null,
      age: null,
      form: null,
    });
    expect(await people(token)).toHaveLength(1);
    expect((await end(token, id)).status).toBe(200);
    expect(await people(inviter)).toHaveLength(1);
    expect((await end(inviter, id)).status).toBe(404);
  });

  test('an invitation to an adult can be withdrawn by its sender', async () => {
    const { token, inviter, id } = await invited();
    expect((await end(inviter, id)).status).toBe(200);
    expect(await list(token)).toEqual([]);
    expect((await accept(token, id)).status).toBe(404);
  });

  test('an invitation to an adult can be neither accepted by its sender nor accepted or seen by anybody else', async () => {
    const { inviter, id } = await invited();
    const { token: stranger } = await invited();
    expect((await accept(inviter, id)).status).toBe(404);
    expect((await accept(stranger, id)).status).toBe(404);
    expect((await end(stranger, id)).status).toBe(404);
    expect((await list(stranger)).map((one) => readTextAt(one, 'id'))).not.toContain(id);
  });

  test('an invitation to an adult has the same response whether or not the address has an account, and repeating it makes only one', async () => {
    const { inviter, email } = await invited();
    const known = await invite(inviter, email.toUpperCase());
    const unknown = await invite(inviter, 'nobody-at-all@example.com');
    expect([known.status, unknown.status]).toEqual([201, 201]);
    expect(readAt(unknown.json, 'data')).toMatchObject({ name: null, state: 'pending' });
    expect(await list(inviter)).toHaveLength(2);
  });

  test('an invitation to an adult is refused by field for the sender’s own address and an invalid address', async () => {
    const { token, email } = await invited();
    for (const address of [email, 'nobody']) {
      const { status, json } = await invite(token, address);
      expect(status).toBe(422);
      expect(Object.keys(Object(readAt(json, 'errors')))).toEqual(['email']);
    }
  });

  test('an invitation to an adult that is accepted lets a class be booked for the adult; a basket item can still be paid for after it ends', async () => {
    const scenario = await sandbox.scenario('a-session-with-spaces');
    const [token, sessionId] = [readTextAt(scenario, 'token'), readTextAt(scenario, 'sessionId')];
    const adult = await sandbox.scenario('a-customer-without-instruction');
    const [adultToken, adultId] = [readTextAt(adult, 'token'), readTextAt(adult, 'userId')];
    const item = { id: sessionId, type: 'activity', purchased_for_user_id: adultId };
    const add = () => sandbox.call('POST', '/api/cart/add', { token, body: { items: [item] } });
    expect((await add()).status).toBe(404);
    const id = readTextAt((await invite(token, readTextAt(adult, 'email'))).json, 'data', 'id');
    await accept(adultToken, id);
    const addAnswer = await add();
    expect(addAnswer.status).toBe(200);
    expect(listAt(addAnswer.json, 'data', 'items')).toHaveLength(1);
    await end(adultToken, id);
    const cart = await sandbox.call('GET', '/api/cart', { token });
    expect(listAt(cart.json, 'data', 'items')).toHaveLength(1);
    expect((await sandbox.call('GET', '/api/checkout/prepare', { token })).status).toBe(200);
    expect((await add()).status).toBe(404);
  });
});
