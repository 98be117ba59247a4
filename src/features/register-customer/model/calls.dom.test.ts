import { allSettled, createStore, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import type { Source } from '@/shared/api';
import { preloadFormFx } from '@/shared/forms';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { buildDataField, buildDataFieldSection } from '../../../../tests/fixtures/data-fields.ts';
import { createRegisterCustomer } from './register-customer';

const FORM = 'GET /api/data-fields';
const REGISTER = 'POST /api/auth/customer/register';
const LOG_IN = 'POST /api/auth/customer/login';

const email = buildDataField({ name: 'email', label: 'Email', type: 'email', answer: null });
const form = { data: [buildDataFieldSection({ section_fields: [email] })] };
const filled = { 'f-email': 'sam@example.com', password: 'Swim-2026!', password_confirmation: 'Swim-2026!' };
const emailTaken = { message: 'Taken.', errors: { email: ['Taken.'] } };

afterEach(() => vi.restoreAllMocks());

/** A visitor at the registration form of an operator that gives these responses one after the other. */
async function atTheForm(clientId: string | null, ...answers: FakeAnswer[]) {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const calls = fakeOperator({
    [FORM]: form,
    [REGISTER]: () => answers.shift() ?? { breaks: true },
    [LOG_IN]: { data: { token: 'token-2' } },
  });
  const model = createRegisterCustomer({
    $clientId: createStore(clientId),
    $source: createStore<Source>('online-joining'),
  });
  const scope = fork({ handlers: [[preloadFormFx, () => {}]] });
  await allSettled(model.opened, { scope });
  await allSettled(model.termsTicked, { scope, params: true });
  const submit = () => allSettled(model.submitted, { scope, params: filled });
  const bodiesOf = (name: string) => calls.filter(({ call }) => call === name).map(({ body }) => body);
  return { model, scope, submit, bodiesOf, scrolled };
}

test('an account whose response was lost is opened with what was typed, and both calls had the same attempt id', async () => {
  const { model, scope, submit, bodiesOf, scrolled } = await atTheForm(
    'client-1',
    { breaks: true },
    { status: 422, body: emailTaken },
  );
  await submit();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  await submit();
  const attempt = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/);
  const [first, second] = bodiesOf(REGISTER);
  expect(first).toMatchObject({ client_id: 'client-1', email: 'sam@example.com', attempt_id: attempt });
  expect(second).toEqual(first);
  expect(bodiesOf(LOG_IN)).toEqual([{ username: 'sam@example.com', password: 'Swim-2026!' }]);
  expect(scope.getState(model.$status)).toBe('registered');
});

test('each opening of the form is a new attempt', async () => {
  const firstVisitor = await atTheForm('client-1');
  await firstVisitor.submit();
  const [first] = firstVisitor.bodiesOf(REGISTER);
  const secondVisitor = await atTheForm('client-1');
  await secondVisitor.submit();
  expect(secondVisitor.bodiesOf(REGISTER)).not.toEqual([first]);
});

test('nothing is sent before the operator’s id is known', async () => {
  const { submit, bodiesOf } = await atTheForm(null);
  await submit();
  expect(bodiesOf(REGISTER)).toEqual([]);
});

test.each<[Source, string[]]>([
  ['activity-booking', ['email']],
  ['online-joining', ['email', 'title']],
])('an account for %s requests %j', async (source, names) => {
  const title = buildDataField({ name: 'title', label: 'Title', is_required: false, answer: null });
  const fields = [{ ...email, is_required: true }, title];
  fakeOperator({ [FORM]: { data: [buildDataFieldSection({ section_fields: fields })] } });
  const model = createRegisterCustomer({
    $clientId: createStore<string | null>('client-1'),
    $source: createStore(source),
  });
  const scope = fork({ handlers: [[preloadFormFx, () => {}]] });
  await allSettled(model.opened, { scope });
  const askedFields = scope.getState(model.$form)?.sections.flatMap(({ sectionFields }) => sectionFields);
  expect(askedFields?.map(({ name }) => name)).toEqual(names);
});
