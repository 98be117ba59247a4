import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const INVITATIONS_PATH = '/api/activities/attendee-invitations';
const invite = (token: string, email: string) =>
  sandbox.call('POST', '/api/activities/attendees/invite', { token, body: { email } });
const listInvitations = async (token: string) =>
  listAt((await sandbox.call('GET', INVITATIONS_PATH, { token })).json, 'data');
const accept = (token: string, id: string) =>
  sandbox.call('POST', `${INVITATIONS_PATH}/${id}/accept`, { token });
const endInvitation = (token: string, id: string) =>
  sandbox.call('DELETE', `${INVITATIONS_PATH}/${id}`, { token });
const people = async (token: string) =>
  listAt((await sandbox.call('GET', '/api/activities/attendees', { token })).json, 'data');

async function createInvitation() {
  const scenario = await sandbox.runScenario('an-invitation-to-an-adult');
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
    const { token, inviter, id, email } = await createInvitation();
    expect(await listInvitations(token)).toEqual([
      { id, direction: 'received', email: null, name: 'Rosa Scenario', state: 'pending' },
    ]);
    expect(await listInvitations(inviter)).toEqual([
      { id, direction: 'sent', email, name: null, state: 'pending' },
    ]);
    expect(await people(inviter)).toHaveLength(1);
  });

  test('an invitation to an adult makes the adult bookable under their own id from acceptance until one of them ends it', async () => {
    const { token, inviter, id, userId } = await createInvitation();
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
    expect((await endInvitation(token, id)).status).toBe(200);
    expect(await people(inviter)).toHaveLength(1);
    expect((await endInvitation(inviter, id)).status).toBe(404);
  });

  test('an invitation to an adult can be withdrawn by its sender', async () => {
    const { token, inviter, id } = await createInvitation();
    expect((await endInvitation(inviter, id)).status).toBe(200);
    expect(await listInvitations(token)).toEqual([]);
    expect((await accept(token, id)).status).toBe(404);
  });

  test('an invitation to an adult can be neither accepted by its sender nor accepted or seen by anybody else', async () => {
    const { inviter, id } = await createInvitation();
    const { token: stranger } = await createInvitation();
    expect((await accept(inviter, id)).status).toBe(404);
    expect((await accept(stranger, id)).status).toBe(404);
    expect((await endInvitation(stranger, id)).status).toBe(404);
    expect((await listInvitations(stranger)).map((one) => readTextAt(one, 'id'))).not.toContain(id);
  });

  test('an invitation to an adult has the same response whether or not the address has an account, and repeating it makes only one', async () => {
    const { inviter, email } = await createInvitation();
    const knownAddressAnswer = await invite(inviter, email.toUpperCase());
    const unknownAddressAnswer = await invite(inviter, 'nobody-at-all@example.com');
    expect([knownAddressAnswer.status, unknownAddressAnswer.status]).toEqual([201, 201]);
    expect(readAt(unknownAddressAnswer.json, 'data')).toMatchObject({ name: null, state: 'pending' });
    expect(await listInvitations(inviter)).toHaveLength(2);
  });

  test('an invitation to an adult is refused by field for the sender’s own address and an invalid address', async () => {
    const { token, email } = await createInvitation();
    for (const address of [email, 'nobody']) {
      const { status, json } = await invite(token, address);
      expect(status).toBe(422);
      expect(Object.keys(Object(readAt(json, 'errors')))).toEqual(['email']);
    }
  });

  test('an invitation to an adult that is accepted lets a class be booked for the adult; a basket item can still be paid for after it ends', async () => {
    const scenario = await sandbox.runScenario('a-session-with-spaces');
    const [token, sessionId] = [readTextAt(scenario, 'token'), readTextAt(scenario, 'sessionId')];
    const adult = await sandbox.runScenario('a-customer-without-instruction');
    const [adultToken, adultId] = [readTextAt(adult, 'token'), readTextAt(adult, 'userId')];
    const item = { id: sessionId, type: 'activity', purchased_for_user_id: adultId };
    const addToCart = () => sandbox.call('POST', '/api/cart/add', { token, body: { items: [item] } });
    expect((await addToCart()).status).toBe(404);
    const id = readTextAt((await invite(token, readTextAt(adult, 'email'))).json, 'data', 'id');
    await accept(adultToken, id);
    const addAnswer = await addToCart();
    expect(addAnswer.status).toBe(200);
    expect(listAt(addAnswer.json, 'data', 'items')).toHaveLength(1);
    await endInvitation(adultToken, id);
    const cart = await sandbox.call('GET', '/api/cart', { token });
    expect(listAt(cart.json, 'data', 'items')).toHaveLength(1);
    expect((await sandbox.call('GET', '/api/checkout/prepare', { token })).status).toBe(200);
    expect((await addToCart()).status).toBe(404);
  });
});
