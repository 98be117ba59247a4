import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runScenario } from '../../scenarios/index.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { outbox } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { deleteExpiredRows } from '../bookings/index.ts';
import type { Caller } from '../common/types.ts';
import { authenticate } from '../people/index.ts';
import { getAccountGuestPasses, issueGuestPass, revokeGuestPass } from './guest-passes.ts';

// A summer evening, when midnight in London is 23:00 UTC.
const EVENING_INSTANT = new Date('2026-06-30T20:00:00Z');
let now = EVENING_INSTANT;
let store: Store;
beforeAll(async () => {
  store = await openMemoryStore({ clock: { now: () => now } });
});
afterAll(() => store.close());
beforeEach(() => {
  now = EVENING_INSTANT;
});

async function member() {
  const tools = { store } as Parameters<typeof runScenario>[0];
  const scenario = await runScenario(tools, 'a-customer-with-guest-passes');
  const caller = await authenticate(store, String(scenario.token));
  if (!caller) throw new Error('The token is not known.');
  const request = {
    benefitId: String(scenario.benefitId),
    firstName: 'Ann',
    lastName: 'Guest',
    email: 'ann@example.com',
    visitDate: '2026-06-30',
    venueId: String(scenario.venueId),
    confirmedOfAge: true,
  };
  return { caller, wanted: request, passId: String(scenario.passId) };
}

// All but the last one, which belongs to the month before.
const listStatesOfMonth = (issued: readonly { state: string }[]) =>
  issued.slice(0, -1).map(({ state }) => state);

async function readPasses(caller: Caller) {
  const { allowances, issuedPasses } = await getAccountGuestPasses(store, caller);
  const [allowance] = allowances;
  return { left: allowance?.left, renewsOn: allowance?.renewsOn, states: listStatesOfMonth(issuedPasses) };
}

// Proves A6.4.
test('a pass is valid until midnight in London; then a new period begins', async () => {
  const { caller, passId } = await member();
  now = new Date('2026-06-30T22:59:59Z');
  expect(await readPasses(caller)).toEqual({ left: 1, renewsOn: '2026-07-01', states: ['issued'] });
  now = new Date('2026-06-30T23:00:00Z');
  expect(await readPasses(caller)).toEqual({ left: 2, renewsOn: '2026-08-01', states: ['expired'] });
  expect(await catchRefusal(revokeGuestPass(store, caller, passId))).toMatchObject({ status: 422 });
});

test('a pass that nobody used is returned within its period', async () => {
  now = new Date('2026-06-10T10:00:00Z');
  const { caller, wanted } = await member();
  await issueGuestPass(store, caller, { ...wanted, visitDate: '2026-06-11' });
  expect((await readPasses(caller)).left).toBe(0);
  now = new Date('2026-06-12T10:00:00Z');
  expect(await readPasses(caller)).toMatchObject({ left: 2, states: ['expired', 'expired'] });
});

test('a pass for next month counts in that month', async () => {
  const { caller, wanted } = await member();
  await issueGuestPass(store, caller, { ...wanted, visitDate: '2026-07-02' });
  expect((await readPasses(caller)).left).toBe(1);
  now = new Date('2026-07-01T10:00:00Z');
  expect((await readPasses(caller)).left).toBe(1);
});

test('the guest gets the code, the day and the centre by e-mail', async () => {
  const { caller, wanted } = await member();
  const { code } = await issueGuestPass(store, caller, { ...wanted, email: 'mail@example.com' });
  const sentMails = await store.read((db) => db.select().from(outbox));
  const [mail] = sentMails.filter(({ recipient }) => recipient === 'mail@example.com');
  expect(mail?.body).toContain(
    `Robin Scenario has a guest pass for you on 30 June 2026 at Ardwick Fields Leisure Centre. Your code is ${code}`,
  );
});

test('revoking a pass, once or repeatedly, sends its guest one e-mail', async () => {
  const { caller, wanted } = await member();
  const { id, code } = await issueGuestPass(store, caller, { ...wanted, email: 'back@example.com' });
  await revokeGuestPass(store, caller, id);
  await revokeGuestPass(store, caller, id);
  const sentMails = await store.read((db) => db.select().from(outbox));
  const notices = sentMails.filter(({ recipient }) => recipient === 'back@example.com');
  expect(notices.map(({ subject }) => subject).toSorted()).toEqual([
    'A guest pass for Ardwick Fields Leisure Centre',
    'Your guest pass has been cancelled',
  ]);
  expect(notices.map(({ body }) => body)).toContainEqual(
    expect.stringContaining(
      `your guest pass for 30 June 2026 at Ardwick Fields Leisure Centre has been cancelled. Its code ${code} no longer works`,
    ),
  );
});

test('the address of a guest is deleted 30 days after the visit', async () => {
  const { caller } = await member();
  const addresses = async () =>
    (await getAccountGuestPasses(store, caller)).issuedPasses.slice(0, -1).map(({ email }) => email);
  now = new Date('2026-07-30T10:00:00Z');
  await deleteExpiredRows(store);
  expect(await addresses()).toEqual([expect.stringContaining('@')]);
  now = new Date('2026-07-31T10:00:00Z');
  await deleteExpiredRows(store);
  expect(await addresses()).toEqual([null]);
});
