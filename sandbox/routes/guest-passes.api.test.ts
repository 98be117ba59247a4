import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, toLondonDate } from '../domain/common/index.ts';
import { listAt, openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const PASSES_PATH = '/api/my-account/guest-passes';
const readToday = () => toLondonDate(new Date());

async function member() {
  const scenario = await sandbox.runScenario('a-customer-with-guest-passes');
  const [token, passId] = [readTextAt(scenario, 'token'), readTextAt(scenario, 'passId')];
  return {
    token,
    passId,
    benefitId: readTextAt(scenario, 'benefitId'),
    venueId: readTextAt(scenario, 'venueId'),
  };
}
type Member = Awaited<ReturnType<typeof member>>;

function issuePass({ token, benefitId, venueId }: Member, changes: object = {}) {
  const body = {
    benefit_id: benefitId,
    first_name: 'Ann',
    last_name: 'Guest',
    email: 'ann@example.com',
    visit_date: readToday(),
    venue_id: venueId,
    confirmed_of_age: true,
    ...changes,
  };
  return sandbox.call('POST', PASSES_PATH, { token, body });
}

async function readPasses(token: string) {
  const { json } = await sandbox.call('GET', PASSES_PATH, { token });
  // All but the last one, which belongs to the month before.
  const states = listAt(json, 'data', 'issued')
    .slice(0, -1)
    .map((one) => readAt(one, 'state'));
  return { left: readAt(json, 'data', 'allowances', '0', 'left'), states, json };
}

describe('a guest pass', () => {
  test('a guest pass is issued with a code and counted at once', async () => {
    const firstMember = await member();
    expect((await readPasses(firstMember.token)).left).toBe(1);
    const { status, json } = await issuePass(firstMember);
    expect([status, readAt(json, 'data', 'state')]).toEqual([201, 'issued']);
    expect(readTextAt(json, 'data', 'code')).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(await readPasses(firstMember.token)).toMatchObject({ left: 0, states: ['issued', 'issued'] });
  });

  // Proves A6.2.
  test('a last pass that is issued concurrently in two tabs is issued once', async () => {
    const one = await member();
    const answers = await Promise.all(
      ['ann', 'bea'].map((name) => issuePass(one, { email: `${name}@example.com`, attempt_id: name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refusal = answers.find(({ status }) => status === 422);
    expect(readAt(refusal?.json, 'errors', 'visit_date', '0')).toBe(
      'You have no guest pass left this month.',
    );
    expect((await readPasses(one.token)).left).toBe(0);
  });

  test('a guest pass whose response was lost is issued once', async () => {
    const one = await member();
    const [first, again] = [
      await issuePass(one, { attempt_id: 'a-1' }),
      await issuePass(one, { attempt_id: 'a-1' }),
    ];
    expect(readAt(again.json, 'data', 'code')).toBe(readAt(first.json, 'data', 'code'));
    expect((await readPasses(one.token)).states).toEqual(['issued', 'issued']);
  });

  // Proves A6.3.
  test('a guest pass that is revoked is returned once, and cannot be revoked after it was used', async () => {
    const { token, passId } = await member();
    for (let time = 0; time < 2; time += 1) {
      const { status, json } = await sandbox.call('DELETE', `${PASSES_PATH}/${passId}`, { token });
      expect([status, readAt(json, 'data', 'state')]).toEqual([200, 'revoked']);
    }
    expect(await readPasses(token)).toMatchObject({ left: 2, states: ['revoked'] });
    const otherMember = await member();
    await sandbox.runScenario('the-desk-takes-a-guest-pass', { passId: otherMember.passId });
    const usedPassAnswer = await sandbox.call('DELETE', `${PASSES_PATH}/${otherMember.passId}`, {
      token: otherMember.token,
    });
    expect(usedPassAnswer.status).toBe(422);
    expect(await readPasses(otherMember.token)).toMatchObject({ left: 1, states: ['used'] });
  });

  test('a guest pass can be issued to a guest once a month', async () => {
    const one = await member();
    await sandbox.call('DELETE', `${PASSES_PATH}/${one.passId}`, { token: one.token });
    expect((await issuePass(one)).status).toBe(201);
    const { status, json } = await issuePass(one, { email: 'ANN@example.com' });
    expect([status, Object.keys(Object(readAt(json, 'errors')))]).toEqual([422, ['email']]);
  });

  test('a guest pass is refused for a day too far ahead, for a stranger’s benefit and for a child', async () => {
    const [one, secondMember] = [await member(), await member()];
    expect((await issuePass(one, { visit_date: addDays(readToday(), 31) })).status).toBe(422);
    expect((await issuePass(one, { benefit_id: secondMember.benefitId })).status).toBe(422);
    expect((await issuePass(one, { confirmed_of_age: false })).status).toBe(422);
  });

  test('a guest pass can be sent again three times a day', async () => {
    const { token, passId } = await member();
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await sandbox.call('POST', `${PASSES_PATH}/${passId}/resend`, { token })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('a guest pass of another customer is not found', async () => {
    const [{ token }, { passId }] = [await member(), await member()];
    expect((await sandbox.call('DELETE', `${PASSES_PATH}/${passId}`, { token })).status).toBe(404);
    expect((await sandbox.call('POST', `${PASSES_PATH}/${passId}/resend`, { token })).status).toBe(404);
  });
});
