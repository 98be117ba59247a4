import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUnusedEmail } from '../../scenarios/fresh-customer.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { outbox } from '../../store/schema/people.ts';
import type { Store } from '../../store/store.ts';
import { createCustomer } from '../../testing/joining-customer.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { authenticate, logIn as login, logOut, registerCustomer, requestNewPassword } from './auth.ts';
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

const HOUR_MS = 3_600_000;
const advanceClock = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe('logging in', () => {
  test.each(['email', 'reference'] as const)(
    'logging in works by %s, and the token identifies the customer',
    async (name) => {
      const { password, ...customer } = await createCustomer(store);
      const { token, user } = await login(store, { username: customer[name], password, ip: '10.0.0.1' });
      expect(user.email).toBe(customer.email);
      expect(await authenticate(store, token)).toMatchObject({ userId: customer.userId, role: 'customer' });
    },
  );

  test('a wrong password and an unknown name give the same message', async () => {
    const { email } = await createCustomer(store);
    const wrongPasswordRefusal = await catchRefusal(
      login(store, { username: email, password: 'nope', ip: '10.0.0.2' }),
    );
    const unknownUserRefusal = await catchRefusal(
      login(store, { username: createUnusedEmail('no'), password: 'nope', ip: '10.0.0.2' }),
    );
    expect(wrongPasswordRefusal).toEqual(unknownUserRefusal);
    expect(wrongPasswordRefusal).toMatchObject({
      status: 422,
      message: 'These credentials do not match our records.',
    });
  });

  test('after five failures the sixth attempt has to wait, even with the right password, but only for this name and address', async () => {
    const { email, password } = await createCustomer(store);
    for (let failure = 0; failure < 5; failure += 1) {
      await catchRefusal(login(store, { username: email, password: 'nope', ip: '10.0.0.3' }));
    }
    const refusal = await catchRefusal(
      login(store, { username: email.toUpperCase(), password, ip: '10.0.0.3' }),
    );
    expect(refusal).toMatchObject({ status: 429, retryAfter: 60 });
    await login(store, { username: email, password, ip: '10.0.0.4' });
    advanceClock(61_000);
    await login(store, { username: email, password, ip: '10.0.0.3' });
  });

  test('concurrent guesses are counted like sequential ones', async () => {
    const { email } = await createCustomer(store);
    const guessPassword = () =>
      catchRefusal(login(store, { username: email, password: 'nope', ip: '10.0.0.6' }));
    const refusals = await Promise.all(Array.from({ length: 12 }, guessPassword));
    expect(refusals.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(refusals.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('the limit applies to the account, whichever name is used', async () => {
    const { email, reference, password } = await createCustomer(store);
    for (const username of [email, reference, email, reference, email]) {
      await catchRefusal(login(store, { username, password: 'nope', ip: '10.0.0.7' }));
    }
    expect(await catchRefusal(login(store, { username: reference, password, ip: '10.0.0.7' }))).toMatchObject(
      {
        status: 429,
      },
    );
  });

  test('guesses at one account from many addresses share one limit', async () => {
    const { email, password } = await createCustomer(store);
    const buildAddress = (host: number) => `10.9.0.${host}`;
    for (let host = 0; host < 20; host += 1) {
      await catchRefusal(login(store, { username: email, password: 'nope', ip: buildAddress(host) }));
    }
    const refusal = await catchRefusal(login(store, { username: email, password, ip: buildAddress(99) }));
    expect(refusal).toMatchObject({
      status: 429,
      retryAfter: 900,
      message: 'Too many attempts. Please try again in 15 minutes.',
    });
  });

  test('an expired token stays expired when the clock goes back', async () => {
    const { token } = await createCustomer(store);
    advanceClock(13 * HOUR_MS);
    expect(await authenticate(store, token)).toBeNull();
    advanceClock(-12 * HOUR_MS);
    expect(await authenticate(store, token)).toBeNull();
  });

  test('a token ends on log-out, and by itself when it expires', async () => {
    const { caller, token } = await createCustomer(store);
    await logOut(store, caller);
    expect(await authenticate(store, token)).toBeNull();
    const { token: otherToken } = await createCustomer(store);
    advanceClock(13 * HOUR_MS);
    expect(await authenticate(store, otherToken)).toBeNull();
  });

  test('several accounts with one email and password must use their customer ID', async () => {
    const { email, password, reference } = await createCustomer(store);
    await createCustomer(store, { email });
    const refusal = await catchRefusal(login(store, { username: email, password, ip: '10.0.0.5' }));
    expect(refusal.message).toMatch(/^Multiple /);
    await login(store, { username: reference.toLowerCase(), password, ip: '10.0.0.5' });
  });

  test('logging in to one of two accounts with one email does not allow more guesses at the other', async () => {
    const { email } = await createCustomer(store);
    const { caller, password: currentPassword } = await createCustomer(store, { email });
    const password = 'Other-day-2!';
    await updateUser(store, caller, {
      fields: {},
      currentPassword,
      password,
      passwordConfirmation: password,
    });
    const logIn = (typedText: string) =>
      login(store, { username: email, password: typedText, ip: '10.0.0.6' });
    const outcomes: string[] = [];
    for (const typedText of ['Guess-1!', password, 'Guess-2!', password, 'Guess-3!', 'Guess-4!'])
      outcomes.push(
        await logIn(typedText).then(
          () => 'logged in',
          ({ kind }) => kind,
        ),
      );
    expect(outcomes).toEqual([
      'validation',
      'logged in',
      'validation',
      'logged in',
      'validation',
      'rate-limited',
    ]);
  });
});

describe('a forgotten password', () => {
  test('a forgotten password has the same response for known and unknown accounts, and only a real account gets an e-mail', async () => {
    const { email } = await createCustomer(store);
    const resetResult = await requestNewPassword(store, { emailOrReference: email, ip: '10.0.1.1' });
    const notFound = await requestNewPassword(store, {
      emailOrReference: createUnusedEmail('no'),
      ip: '10.0.1.1',
    });
    expect(resetResult).toEqual(notFound);
    const letters = await store.read((db) => db.select().from(outbox));
    expect(letters.filter(({ recipient }) => recipient === email)).toHaveLength(1);
  });

  test('a forgotten password that is requested repeatedly always has the same response, with at most five e-mails an hour', async () => {
    const { email } = await createCustomer(store);
    for (let turn = 0; turn < 8; turn += 1) {
      const { message } = await requestNewPassword(store, { emailOrReference: email, ip: `10.0.2.${turn}` });
      expect(message).toContain('If we have an account for you');
    }
    const listLetters = async () =>
      (await store.read((db) => db.select().from(outbox))).filter(({ recipient }) => recipient === email);
    expect(await listLetters()).toHaveLength(5);
    advanceClock(HOUR_MS + 1);
    await requestNewPassword(store, { emailOrReference: email, ip: '10.0.2.9' });
    expect(await listLetters()).toHaveLength(6);
  });

  test('the error for several accounts begins with Multiple', async () => {
    const { email } = await createCustomer(store);
    await createCustomer(store, { email });
    const refusal = await catchRefusal(
      requestNewPassword(store, { emailOrReference: email, ip: '10.0.1.2' }),
    );
    expect(refusal.message).toMatch(/^Multiple/);
  });
});

describe('registering', () => {
  const buildGoodInput = () => ({
    fields: {
      first_name: 'Zoë',
      last_name: 'O’Neill-Ng',
      date_of_birth: '27/03/1985',
      email: createUnusedEmail('new'),
      phone: '07700 900123',
      address_1: '4 Mill Lane',
      town: 'Norwich',
      postcode: 'nr11sr',
      contact_by: ['email', 'sms'],
      role: 'staff',
    },
    password: 'Sunny-day-1',
    passwordConfirmation: 'Sunny-day-1',
    clientId: demoId('client'),
  });

  test('registering logs the new customer in, never with more rights than a customer', async () => {
    const input = buildGoodInput();
    const { token, user } = await registerCustomer(store, input);
    const caller = await authenticate(store, token);
    expect(caller).toMatchObject({ userId: user.id, role: 'customer' });
    expect(user).toMatchObject({
      firstName: 'Zoë',
      dateOfBirth: '1985-03-27',
      postcode: 'NR1 1SR',
      hasInstruction: false,
    });
    const form = await getDataFieldForm(store, 'customer_account_online', caller);
    const answers = form.sections.flatMap(({ sectionFields }) => sectionFields);
    expect(answers.find(({ name }) => name === 'contact_by')?.answer).toEqual(['email', 'sms']);
  });

  test('a repeated attempt whose response was lost logs in to the same account', async () => {
    const input = { ...buildGoodInput(), attemptId: 'attempt-1' };
    const firstAccount = await registerCustomer(store, input);
    const secondResult = await registerCustomer(store, input);
    expect(secondResult.user.id).toBe(firstAccount.user.id);
    expect(await authenticate(store, secondResult.token)).toMatchObject({ userId: firstAccount.user.id });
  });

  test('an attempt with another password or another name finds the address already used', async () => {
    const input = { ...buildGoodInput(), attemptId: 'attempt-2' };
    await registerCustomer(store, input);
    const stranger = { ...input, password: 'Other-day-1', passwordConfirmation: 'Other-day-1' };
    for (const otherInput of [
      stranger,
      { ...input, attemptId: 'attempt-3' },
      { ...input, attemptId: null },
    ]) {
      expect((await catchRefusal(registerCustomer(store, otherInput))).errors).toHaveProperty('email');
    }
  });

  test('registering reports every problem of the form at once', async () => {
    const input = {
      ...buildGoodInput(),
      fields: { postcode: 'nowhere' },
      password: 'short',
      passwordConfirmation: 'other',
    };
    const { status, errors } = await catchRefusal(registerCustomer(store, input));
    expect(status).toBe(422);
    expect(errors).toMatchObject({
      first_name: ['First name is required.'],
      date_of_birth: ['Date of birth is required.'],
      postcode: ['Please enter a valid postcode'],
    });
    expect(errors?.password?.at(-1)).toContain('password confirmation');
  });

  test('an email that is already used is refused in upper or lower case', async () => {
    const input = buildGoodInput();
    await registerCustomer(store, input);
    const secondResult = { ...input, fields: { ...input.fields, email: input.fields.email.toUpperCase() } };
    expect((await catchRefusal(registerCustomer(store, secondResult))).errors).toHaveProperty('email');
  });

  test('submitting the same form twice concurrently makes one customer', async () => {
    const input = buildGoodInput();
    const outcomes = await Promise.allSettled([
      registerCustomer(store, input),
      registerCustomer(store, input),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
