import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../seed/demo-logins.ts';
import { openTestSandbox, readAt, readTextAt, type TestSandbox } from '../server/testing.ts';
import { buildFieldAnswers, logIn, PASSWORD, registerCustomer } from '../server/testing-journey.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const readUser = (token: string) => sandbox.call('GET', '/api/auth/user', { token });
const login = (username: string, password: string) =>
  sandbox.call('POST', '/api/auth/customer/login', { body: { username, password } });

describe('logging in', () => {
  test('logging in works with the e-mail address in upper or lower case, and with the customer reference', async () => {
    for (const username of [
      'New@Demo.Example',
      'D1000001',
      'd1000001',
      '“D 100–0001”.',
      '\u202AD1000001\u202C',
      'new@demo.example.',
    ]) {
      const answer = await login(username, DEMO_PASSWORD);
      expect(answer.status, username).toBe(200);
      expect(
        readTextAt((await readUser(readTextAt(answer.json, 'data', 'token'))).json, 'data', 'reference'),
      ).toBe('D1000001');
    }
  });

  test('logging in fails with the same message for a wrong password and an unknown customer', async () => {
    const wrongPasswordAnswer = await login('senior@demo.example', 'Wrong-2026!');
    const unknownUserAnswer = await login('nobody@demo.example', 'Wrong-2026!');
    expect([wrongPasswordAnswer.status, unknownUserAnswer.status]).toEqual([401, 401]);
    expect(readAt(wrongPasswordAnswer.json, 'message')).toBe(readAt(unknownUserAnswer.json, 'message'));
    expect(readAt(wrongPasswordAnswer.json, 'data')).toBeUndefined();
  });
});

test('the user has the fields of the joining page, and no bank account', async () => {
  const { json, text } = await readUser(await logIn(sandbox, 'D1000002'));
  expect(readAt(json, 'data')).toMatchObject({
    email: 'monthly@demo.example',
    has_instruction: true,
    has_billing_date: true,
    is_staff: false,
  });
  expect(text).not.toMatch(/66374958|08-?99-?99|scrypt/);
});

test('logging out revokes the token', async () => {
  const token = await logIn(sandbox, 'D1000003');
  const out = await sandbox.call('POST', '/api/auth/logout', { token });
  expect(out.status).toBe(200);
  expect(out.json).toEqual({ data: null });
  expect((await readUser(token)).status).toBe(401);
});

describe('creating an account', () => {
  const create = (body: unknown) =>
    sandbox.call('POST', '/api/auth/customer/register?onboarding_type=customer_account_online', { body });
  const complete = async () => ({
    ...(await buildFieldAnswers(sandbox)),
    client_id: readTextAt((await sandbox.call('GET', '/api/client')).json, 'data', 'id'),
    source: 'online-joining',
    password: PASSWORD,
    password_confirmation: PASSWORD,
    terms_accepted: true,
  });

  test('creating an account logs the new customer in', async () => {
    const { token, email } = await registerCustomer(sandbox);
    expect(readAt((await readUser(token)).json, 'data')).toMatchObject({ email, has_instruction: false });
  });

  test('creating an account needs an answer to every required field, and reports missing ones by the field’s name', async () => {
    const { first_name, ...rest } = { first_name: '', ...(await complete()) };
    expect(first_name).not.toBe('');
    const answer = await create(rest);
    expect(answer.status).toBe(422);
    expect(readAt(answer.json, 'errors', 'first_name')).toEqual(['First name is required.']);
  });

  test('creating an account refuses a weak password, a different repetition, and terms that were not accepted', async () => {
    const body = await complete();
    const weak = await create({ ...body, password: 'password', password_confirmation: 'password' });
    expect([weak.status, readAt(weak.json, 'errors', 'password')]).toEqual([422, expect.any(Array)]);
    const different = await create({ ...body, password_confirmation: 'Swim-2027!' });
    expect(different.status).toBe(422);
    expect(readTextAt(different.json, 'message')).toMatch(/password confirmation/i);
    const unaccepted = await create({ ...body, terms_accepted: false });
    expect(unaccepted.status).toBe(422);
    expect(readAt(unaccepted.json, 'errors', 'terms_accepted')).toBeDefined();
  });

  test('creating an account refuses an e-mail address that has an account', async () => {
    const answer = await create({ ...(await complete()), email: 'NEW@demo.example' });
    expect(answer.status).toBe(422);
    expect(readAt(answer.json, 'errors', 'email')).toBeDefined();
  });

  test('creating an account refuses a date of birth in the future', async () => {
    const answer = await create({ ...(await complete()), date_of_birth: '2190-01-01' });
    expect(answer.status).toBe(422);
    expect(readAt(answer.json, 'errors', 'date_of_birth')).toBeDefined();
  });

  test('creating an account makes one customer per e-mail address, however often it is sent concurrently', async () => {
    const body = await complete();
    const answers = await Promise.all([create(body), create(body), create(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });
});

describe('a forgotten password', () => {
  const requestPassword = (email_or_reference: string) =>
    sandbox.call('POST', '/api/auth/customer/forgotten-password', { body: { email_or_reference } });

  test('a forgotten password has the same response with and without an account', async () => {
    const knownAddressAnswer = await requestPassword('new@demo.example');
    const unknown = await requestPassword('nobody@demo.example');
    expect(knownAddressAnswer.status).toBe(200);
    expect(knownAddressAnswer.json).toEqual(unknown.json);
    expect(readAt(knownAddressAnswer.json, 'data')).toEqual({ status: expect.any(String), error: null });
  });

  test('a forgotten password asks for the customer’s reference when several accounts share the address', async () => {
    const answer = await requestPassword('family@demo.example');
    expect(answer.status).toBe(200);
    expect(readAt(answer.json, 'data', 'status')).toBeNull();
    expect(readTextAt(answer.json, 'data', 'error')).toMatch(/^Multiple/);
    expect(readAt((await requestPassword('D1000011')).json, 'data', 'error')).toBeNull();
  });
});

test('a customer’s changes are saved, and the token is replaced', async () => {
  const { token } = await registerCustomer(sandbox);
  const path = '/api/my-account/user/update?onboarding_type=membership_purchase';
  const answer = await sandbox.call('PUT', path, { token, body: { phone: '01632 960777' } });
  expect(answer.status).toBe(200);
  const renewed = readTextAt(answer.json, 'data', 'token');
  expect(renewed).not.toBe(token);
  expect([(await readUser(token)).status, (await readUser(renewed)).status]).toEqual([401, 200]);
});

test('a new password needs the current one, and ends every session', async () => {
  const { token, email } = await registerCustomer(sandbox);
  const elsewhere = readTextAt((await login(email, PASSWORD)).json, 'data', 'token');
  const changePassword = (current_password: string) =>
    sandbox.call('PUT', '/api/my-account/password', {
      token,
      body: { current_password, password: 'Dive-2027!', password_confirmation: 'Dive-2027!' },
    });
  const wrong = await changePassword('Wrong-2026!');
  expect(wrong.status).toBe(422);
  expect(readAt(wrong.json, 'errors', 'current_password')).toEqual(['The current password isn’t right.']);
  const changeAnswer = await changePassword(PASSWORD);
  expect(changeAnswer.status).toBe(200);
  const ended = await Promise.all([readUser(token), readUser(elsewhere)]);
  expect(ended.map(({ status }) => status)).toEqual([401, 401]);
  expect((await readUser(readTextAt(changeAnswer.json, 'data', 'token'))).status).toBe(200);
  expect((await login(email, 'Dive-2027!')).status).toBe(200);
});

// Runs last, because the limit also counts failures by IP address, which all tests share.
test('after many failures log-in is blocked, with the seconds to wait', async () => {
  let answer = await login('documents@demo.example', 'Wrong-2026!');
  for (let attempt = 0; attempt < 30 && answer.status !== 429; attempt += 1) {
    answer = await login('documents@demo.example', 'Wrong-2026!');
  }
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
