import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createUnusedEmail } from '../../scenarios/fresh-customer.ts';
import { openTestSandbox, readAt, readTextAt, type TestSandbox } from '../../server/testing.ts';
import { registerCustomer } from '../../server/testing-journey.ts';
import { sessionPlaces } from '../../store/schema/bookings.ts';
import { outbox } from '../../store/schema/people.ts';

let sandbox: TestSandbox;
let recipient: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => {
  recipient = createUnusedEmail('stranger');
});

const PASSES_PATH = '/api/my-account/guest-passes';
const listMailsTo = (to: string) =>
  sandbox.store.read((db) => db.select().from(outbox).where(eq(outbox.recipient, to)));
const invite = (token: string, email: string) =>
  sandbox.call('POST', '/api/activities/attendees/invite', { token, body: { email } });
const takeBack = async (token: string, answer: Awaited<ReturnType<typeof invite>>) =>
  sandbox.call('DELETE', `/api/activities/attendee-invitations/${readTextAt(answer.json, 'data', 'id')}`, {
    token,
  });

async function member(name = 'Robin') {
  const scenario = await sandbox.runScenario('a-customer-with-guest-passes');
  const token = readTextAt(scenario, 'token');
  const path = '/api/my-account/user/update?onboarding_type=membership_purchase';
  const renamed = await sandbox.call('PUT', path, { token, body: { first_name: name } });
  const issuePass = (changes: Record<string, unknown> = {}) =>
    sandbox.call('POST', PASSES_PATH, {
      token: readTextAt(renamed.json, 'data', 'token'),
      body: {
        benefit_id: readTextAt(scenario, 'benefitId'),
        first_name: 'Ann',
        last_name: 'Guest',
        email: recipient,
        visit_date: new Date(sandbox.store.clock.now()).toISOString().slice(0, 10),
        venue_id: readTextAt(scenario, 'venueId'),
        confirmed_of_age: true,
        ...changes,
      },
    });
  return { token: readTextAt(renamed.json, 'data', 'token'), issue: issuePass };
}

test('somebody who invites and withdraws repeatedly sends at most five e-mails to one address in a day', async () => {
  const { token } = await registerCustomer(sandbox);
  const statuses: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const answer = await invite(token, turn % 2 === 0 ? recipient : recipient.toUpperCase());
    statuses.push(answer.status);
    if (answer.status === 201) await takeBack(token, answer);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  const sentAnswers = [...(await listMailsTo(recipient)), ...(await listMailsTo(recipient.toUpperCase()))];
  expect(sentAnswers).toHaveLength(5);
});

test('concurrent invitations are counted like sequential ones', async () => {
  const customers = await Promise.all(Array.from({ length: 5 }, () => registerCustomer(sandbox)));
  const invitesAndTakesBack = async (token: string) => {
    const answer = await invite(token, recipient);
    if (answer.status === 201) await takeBack(token, answer);
  };
  for (let turn = 0; turn < 5; turn += 1)
    await Promise.all(customers.map(({ token }) => invitesAndTakesBack(token)));
  expect(await listMailsTo(recipient)).toHaveLength(20);
});

test('somebody who issues and revokes guest passes sends five of them to one address in a day, each followed by its revocation', async () => {
  const { token, issue } = await member();
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const answer = await issue();
    statuses.push(answer.status);
    if (answer.status === 201)
      await sandbox.call('DELETE', `/api/my-account/guest-passes/${readTextAt(answer.json, 'data', 'id')}`, {
        token,
      });
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect((await invite(token, recipient)).status).toBe(429);
  expect(await listMailsTo(recipient)).toHaveLength(10);
});

test('a customer sends at most twenty e-mails to other people in a day', async () => {
  const { token } = await registerCustomer(sandbox);
  const statuses: number[] = [];
  for (let turn = 0; turn < 21; turn += 1) {
    const answer = await invite(token, createUnusedEmail('other'));
    statuses.push(answer.status);
    if (answer.status === 201) await takeBack(token, answer);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test('an e-mail to a stranger has no words of its sender in its subject, and no web address in a name', async () => {
  const { token, issue } = await member('Win at evil.example');
  await invite(token, recipient);
  await issue();
  const sentMails = await listMailsTo(recipient);
  expect(sentMails.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringMatching(/^A guest pass for /),
    'A request to book for you',
  ]);
  expect(JSON.stringify(sentMails)).not.toContain('evil');
});

test('a guest’s name must be a name, on one line', async () => {
  const { issue } = await member();
  const problem = async (first_name: string) => {
    const { status, json } = await issue({ first_name });
    return [status, readAt(json, 'errors', 'first_name')];
  };
  expect(await problem('Win at evil.example')).toEqual([
    422,
    ['Enter a name, without an address or a number.'],
  ]);
  for (const name of ['Ann\r\nBcc: x', 'Ann\u2028x', 'Ann\u0085x', 'Ann\tx'])
    expect(await problem(name)).toEqual([422, [expect.stringMatching(/one line|hidden character/)]]);
  expect(await listMailsTo(recipient)).toEqual([]);
});

test('a guest pass that is cancelled five times concurrently is returned once, and its guest gets one e-mail', async () => {
  const { token, issue } = await member();
  const readPassesLeft = async () =>
    readAt((await sandbox.call('GET', PASSES_PATH, { token })).json, 'data', 'allowances', 0, 'left');
  const leftBefore = await readPassesLeft();
  const id = readTextAt((await issue()).json, 'data', 'id');
  const revokePass = () => sandbox.call('DELETE', `${PASSES_PATH}/${id}`, { token });
  const answers = await Promise.all(Array.from({ length: 5 }, revokePass));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await readPassesLeft()).toBe(leftBefore);
  expect(await listMailsTo(recipient)).toHaveLength(2);
});

test('24 customers who invite one address concurrently send it 20 e-mails', async () => {
  const senders = await Promise.all(
    Array.from({ length: 24 }, () => sandbox.runScenario('a-customer-without-instruction')),
  );
  await Promise.all(senders.map((sender) => invite(readTextAt(sender, 'token'), recipient)));
  expect(await listMailsTo(recipient)).toHaveLength(20);
});

test('a place that is offered, and accepted and declined concurrently, is either in the basket or offered to the next, never both', async () => {
  const offers = await Promise.all(
    Array.from({ length: 5 }, () => sandbox.runScenario('an-offer-from-a-waiting-list')),
  );
  for (const offer of offers) {
    const [token, id] = [readTextAt(offer, 'token'), readTextAt(offer, 'waitingEntryId')];
    const path = `/api/activities/waiting-list/${id}`;
    const [takenOffer] = await Promise.all([
      sandbox.call('POST', `${path}/accept`, { token }),
      sandbox.call('DELETE', path, { token }),
    ]);
    const rows = await sandbox.store.read((db) =>
      db
        .select()
        .from(sessionPlaces)
        .where(eq(sessionPlaces.sessionKey, readTextAt(offer, 'sessionId'))),
    );
    const ownRows = rows.filter(({ offerId }) => offerId === null);
    expect([rows.length, ownRows.length]).toEqual([1, takenOffer.status === 200 ? 1 : 0]);
  }
});
