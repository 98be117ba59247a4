import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUnusedEmail } from '../../scenarios/fresh-customer.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { outbox } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { createCustomer } from '../../testing/joining-customer.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { authenticate, getCurrentUser, logIn } from './auth.ts';
import { updateUser } from './customer.ts';
import { getDataFieldForm } from './data-fields.ts';

let store: Store;
let now: Date;

beforeAll(async () => {
  store = await openMemoryStore({ clock: { now: () => now } });
}, 60_000);
beforeEach(() => {
  now = new Date('2027-03-01T12:00:00Z');
});
afterAll(() => store.close());

const advanceClock = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

/** The subjects of the e-mails to an address. */
async function listMailsTo(recipient: string): Promise<string[]> {
  const sentMails = await store.read((db) => db.select().from(outbox).where(eq(outbox.recipient, recipient)));
  return sentMails.map(({ subject }) => subject);
}

describe('changing customer details', () => {
  const update = { fields: {} };

  test('changing customer details changes only the sent fields, and ends the old token', async () => {
    const { caller, token } = await createCustomer(store);
    const answer = await updateUser(store, caller, { ...update, fields: { phone: '01632 960999' } });
    expect(answer.user).toMatchObject({ phone: '01632 960999', firstName: 'Robin' });
    expect(await authenticate(store, token)).toBeNull();
    const newSession = await authenticate(store, answer.token);
    expect(newSession && (await getCurrentUser(store, newSession)).phone).toBe('01632 960999');
  });

  // Proves A4.6.
  test('a new password needs the current one', async () => {
    const { caller, email } = await createCustomer(store);
    const request = { ...update, password: 'Rainy-day-2', passwordConfirmation: 'Rainy-day-2' };
    const refusal = await catchRefusal(updateUser(store, caller, { ...request, currentPassword: 'wrong' }));
    expect(refusal.errors).toEqual({ currentPassword: ['The current password isn’t right.'] });
    await updateUser(store, caller, { ...request, currentPassword: 'Pavilion-2026!' });
    await logIn(store, { username: email, password: 'Rainy-day-2', ip: '10.0.3.1' });
  });

  // Proves A4.6.
  test.each(['currentPassword', 'password', 'passwordConfirmation'])(
    'a new password is refused without its %s: current, new and repeated are needed',
    async (missing) => {
      const { caller, password } = await createCustomer(store);
      const request = {
        currentPassword: password,
        password: 'Rainy-day-2',
        passwordConfirmation: 'Rainy-day-2',
      };
      const refusal = await catchRefusal(updateUser(store, caller, { ...update, ...request, [missing]: '' }));
      expect(Object.keys(refusal.errors ?? {})).toEqual([
        missing === 'currentPassword' ? 'currentPassword' : 'password',
      ]);
    },
  );

  // Proves A4.8.
  test('a new password ends every log-in that was made with the old one', async () => {
    const { caller, email, password, token } = await createCustomer(store);
    const { token: elsewhere } = await logIn(store, { username: email, password, ip: '10.0.3.2' });
    const request = {
      currentPassword: password,
      password: 'Rainy-day-2',
      passwordConfirmation: 'Rainy-day-2',
    };
    const answer = await updateUser(store, caller, { ...update, ...request });
    expect(await authenticate(store, token)).toBeNull();
    expect(await authenticate(store, elsewhere)).toBeNull();
    expect(await authenticate(store, answer.token)).not.toBeNull();
  });

  test('another customer’s email is refused, but the customer’s own in another case is not', async () => {
    const { caller, email, password } = await createCustomer(store);
    const { email: takenEmail } = await createCustomer(store);
    const changeEmail = (newEmail: string) =>
      updateUser(store, caller, { currentPassword: password, fields: { email: newEmail } });
    expect((await catchRefusal(changeEmail(takenEmail.toUpperCase()))).errors).toHaveProperty('email');
    const ownInOtherLetters = { fields: { email: email.toUpperCase() } };
    expect((await updateUser(store, caller, ownInOtherLetters)).user.email).toBe(email.toUpperCase());
  });

  test('a new email needs the current password, whose guesses are limited', async () => {
    const { caller, email, password } = await createCustomer(store);
    const change = (currentPassword?: string) =>
      updateUser(store, caller, {
        fields: { email: createUnusedEmail('other') },
        ip: '10.0.3.3',
        ...(currentPassword === undefined ? {} : { currentPassword }),
      });
    expect((await catchRefusal(change())).errors).toEqual({
      currentPassword: ['The current password is required.'],
    });
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await catchRefusal(change('nope'))).errors).toHaveProperty('currentPassword');
    }
    expect(await catchRefusal(change(password))).toMatchObject({ status: 429, retryAfter: 60 });
    // Guesses at log-in share the limit.
    expect(await catchRefusal(logIn(store, { username: email, password, ip: '10.0.3.3' }))).toMatchObject({
      status: 429,
    });
    advanceClock(61_000);
    expect((await change(password)).user.email).not.toBe(email);
  });

  test('a new email is reported to the old address and to the new one', async () => {
    const { caller, email, password } = await createCustomer(store);
    const to = createUnusedEmail('new');
    await updateUser(store, caller, { fields: { email: to }, currentPassword: password });
    expect(await listMailsTo(email)).toEqual(['Your email address has changed']);
    expect(await listMailsTo(to)).toEqual(['Your email address has changed']);
  });

  test('a new password is reported by e-mail', async () => {
    const { caller, email, password } = await createCustomer(store);
    const request = { password: 'Rainy-day-2', passwordConfirmation: 'Rainy-day-2' };
    await updateUser(store, caller, { ...update, ...request, currentPassword: password });
    expect(await listMailsTo(email)).toEqual(['Your password has changed']);
  });

  test('a session that another call has ended in the meantime changes nothing', async () => {
    const { caller, email, password } = await createCustomer(store);
    const stolen = await logIn(store, { username: email, password, ip: '10.0.3.4' });
    const thief = await authenticate(store, stolen.token);
    const request = {
      currentPassword: password,
      password: 'Rainy-day-2',
      passwordConfirmation: 'Rainy-day-2',
    };
    await updateUser(store, caller, { ...update, ...request });
    if (!thief) throw new Error('The second log-in has no session.');
    const lateCall = updateUser(store, thief, { ...update, fields: { phone: '01632 960111' } });
    expect(await catchRefusal(lateCall)).toMatchObject({ status: 401 });
  });

  test('the customer ID is shown but cannot be changed', async () => {
    const { caller, reference } = await createCustomer(store);
    const form = await getDataFieldForm(store, 'membership_purchase', caller);
    const field = form.sections[0]?.sectionFields[0];
    expect(field).toMatchObject({ name: 'reference', isAuthorised: false, answer: reference });
    const { user } = await updateUser(store, caller, { ...update, fields: { reference: 'X' } });
    expect(user.reference).toBe(reference);
  });
});
