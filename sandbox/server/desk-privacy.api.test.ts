import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSelectedUserCalls } from '../../tooling/openapi/selected-user-calls.ts';
import { createMandateRecord } from '../domain/people/index.ts';
import { buildChildFormAnswers } from '../seed/child-form.ts';
import { attendees } from '../store/schema/activities.ts';
import { attendeeForms } from '../store/schema/consents.ts';
import { customers, mandates } from '../store/schema/people.ts';
import { carts } from '../store/schema/sales.ts';
import { openTestSandbox, readTextAt, type TestSandbox } from './testing.ts';
import { findCustomerCall, isStaffCall, prepareInteraction } from './testing-contracts.ts';
import { API_DOCUMENT } from './validate-calls.ts';

let sandbox: TestSandbox;
let staff: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  staff = await createToken('a-member-of-staff');
});
afterAll(() => sandbox.close());

const { query, body } = listSelectedUserCalls(JSON.parse(readFileSync(API_DOCUMENT, 'utf8')));
/** Calls that name the customer in a way other than `selected_user_id`. */
const OF_THE_DESK = [
  'GET /api/front-of-house/customers',
  'GET /api/front-of-house/customers/{id}',
  'POST /api/front-of-house/customers',
  'POST /api/cart/pay',
  'POST /api/cart/handoffs/{id}/extend',
];

const SECRET_ACCOUNT = {
  accountHolder: 'Secret Holder',
  sortCode: 'zqzqzq',
  accountNumber: 'zqzqzqzq',
  addressLineOne: '1 Secret Street',
  addressLineTwo: null,
  city: 'Secret City',
  postcode: 'Secret',
};
const SECRET_ANSWERS = {
  ...buildChildFormAnswers('Secret condition'),
  medicines: 'Secret medicine',
  gp: 'Secret surgery',
  contact_1_name: 'Secret contact',
  contact_2_name: 'Secret contact',
  collected_by: 'Secret aunt',
  collection_word: 'Secret word',
};
/** Any part of the secrets, or the last digits of the account on their own. No id or hash contains them by chance. */
const SECRET_PATTERN = /Secret|zqzq/;
const SECRET_KEY =
  /bank|sort_?code|account_(holder|number|details|ending)|^has_(instruction|billing_date)$|password/i;

/** Gives every customer a bank account, a password and children with health answers that a search can recognise. */
async function giveSecrets(): Promise<void> {
  const { store } = sandbox;
  await store.write(async (tx) => {
    await tx.update(customers).set({ passwordHash: 'Secret hash' });
    await tx.update(mandates).set(SECRET_ACCOUNT);
    const rows = await tx.select({ customerId: mandates.customerId }).from(mandates);
    const has = new Set(rows.map(({ customerId }) => customerId));
    const allCustomers = await tx.select({ id: customers.id }).from(customers);
    const customersWithoutInstruction = allCustomers
      .filter(({ id }) => !has.has(id))
      .map(({ id }) => createMandateRecord(store, id, SECRET_ACCOUNT));
    if (customersWithoutInstruction.length > 0) await tx.insert(mandates).values(customersWithoutInstruction);
    const children = await tx.select({ id: attendees.id }).from(attendees);
    const forms = children.map(({ id }) => ({
      id,
      operatorId: store.operatorId,
      attendeeId: id,
      answers: SECRET_ANSWERS,
      confirmedAt: store.clock.now(),
      season: '2999/00',
      validUntil: '2999-08-31',
    }));
    const target = [attendeeForms.operatorId, attendeeForms.attendeeId];
    await tx
      .insert(attendeeForms)
      .values(forms)
      .onConflictDoUpdate({ target, set: { answers: SECRET_ANSWERS } });
  });
}

const createToken = async (state: string) => readTextAt(await sandbox.runScenario(state), 'token');

async function readCustomerId(token: string): Promise<string> {
  return readTextAt((await sandbox.call('GET', '/api/auth/user', { token })).json, 'data', 'id');
}

/** Moves the customer's own basket to the till. */
async function moveToTill(customerId: string): Promise<void> {
  await sandbox.store.write((tx) =>
    tx.update(carts).set({ channel: 'till' }).where(eq(carts.customerId, customerId)),
  );
}

/** Prepares the call that staff make for the customer of its contract. */
async function callAsStaff(call: string) {
  const [method = '', template = ''] = call.split(' ');
  const customerCall = findCustomerCall(method, template);
  if (!customerCall) throw new Error(`No contract has ${call}.`);
  const request = await prepareInteraction(sandbox, customerCall);
  await giveSecrets();
  if (isStaffCall(customerCall) || OF_THE_DESK.includes(call)) return request;
  const customerId = await readCustomerId(request.token ?? (await createToken('a-parent-of-two')));
  await moveToTill(customerId);
  const selected = { selected_user_id: customerId };
  const sentBody: object = JSON.parse(String(request.body ?? '{}'));
  const glue = request.path.includes('?') ? '&' : '?';
  return {
    method,
    token: staff,
    path: query.includes(call) ? `${request.path}${glue}${new URLSearchParams(selected)}` : request.path,
    body: body.includes(call) ? JSON.stringify({ ...sentBody, ...selected }) : request.body,
  };
}

function listKeys(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const ownKeys = Array.isArray(value) ? [] : Object.keys(value);
  return [...ownKeys, ...Object.values(value).flatMap(listKeys)];
}

test('parents can read for themselves what staff cannot', async () => {
  const parent = await sandbox.runScenario('a-child-form-out-of-date');
  await giveSecrets();
  const token = readTextAt(parent, 'token');
  const form = `/api/activities/attendees/${readTextAt(parent, 'attendeeId')}/form`;
  expect((await sandbox.call('GET', form, { token })).text).toContain('Secret condition');
});

test.each([...query, ...body, ...OF_THE_DESK])(
  '%s reveals nothing to staff about the customer’s bank account, password or children’s health',
  async (call) => {
    const { method, path, token, body: text } = await callAsStaff(call);
    const answer = await sandbox.call(method, path, {
      token,
      ...(text === undefined ? {} : { body: String(text) }),
    });
    expect(answer.status, answer.text).toBeLessThan(300);
    expect(SECRET_PATTERN.exec(answer.text)?.[0] ?? null, answer.text).toBeNull();
    expect(listKeys(answer.json).filter((key) => SECRET_KEY.test(key))).toEqual([]);
  },
);
