import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { type ApiFailure, networkFailure, type StoredMembership } from '@/shared/api';
import { $config, readConfig } from '@/shared/config';
import { leaveFx } from '@/shared/routes';
import { deferred } from '@/shared/testing';
import { $toasts, toastTimerFx } from '@/shared/toast';
import { createAddMembership } from './add-membership';

const STORED_MEMBERSHIP: StoredMembership = { cartId: 'c-1', cartItemId: 'i-1', newMandate: false };
const config = readConfig({ subSites: { bookings: 'https://bookings.operator.test' } });

function startVisit(...answers: (StoredMembership | ApiFailure)[]) {
  const sentChoices: string[] = [];
  const went: string[] = [];
  const model = createAddMembership<string>({
    send: async (choice) => {
      sentChoices.push(choice);
      const answer = answers.shift() ?? networkFailure;
      if ('kind' in answer) throw answer;
      return answer;
    },
    isFieldShown: (field) => field === 'startDate',
  });
  const scope = fork({
    values: [[$config, config]],
    handlers: [
      [toastTimerFx, () => 0],
      [leaveFx, ({ to }: { to: string }) => void went.push(to)],
    ],
  });
  const readToasts = () => scope.getState($toasts).map(({ content }) => content);
  return { model, scope, sentChoices, went, readToasts };
}

test('after adding a membership the customer goes to the basket, which knows the membership’s ID', async () => {
  const { model, scope, went } = startVisit(STORED_MEMBERSHIP);
  await allSettled(model.submitted, { scope, params: 'gym' });
  expect(scope.getState(model.$status)).toBe('added');
  expect(went).toEqual(['https://bookings.operator.test/basket?added=membership']);
});

test('a second press during or after the request sends nothing', async () => {
  const answer = deferred<StoredMembership>();
  let calls = 0;
  const model = createAddMembership<string>({
    send: () => {
      calls += 1;
      return answer.promise;
    },
  });
  const scope = fork({ values: [[$config, config]], handlers: [[leaveFx, () => {}]] });
  const firstSubmission = allSettled(model.submitted, { scope, params: 'gym' });
  void allSettled(model.submitted, { scope, params: 'gym' });
  answer.resolve(STORED_MEMBERSHIP);
  await firstSubmission;
  await allSettled(model.submitted, { scope, params: 'gym' });
  expect(calls).toBe(1);
});

test('a failed request shows the reason and can be retried', async () => {
  const { model, scope, sentChoices, readToasts } = startVisit(networkFailure, STORED_MEMBERSHIP);
  await allSettled(model.submitted, { scope, params: 'gym' });
  expect(scope.getState(model.$message)).not.toBeNull();
  expect(readToasts()).toEqual([scope.getState(model.$message)]);
  await allSettled(model.submitted, { scope, params: 'gym' });
  expect(sentChoices).toEqual(['gym', 'gym']);
  expect(scope.getState(model.$message)).toBeNull();
});

const buildRefusal = (errors: Record<string, string[]>): ApiFailure => ({
  kind: 'validation',
  message: 'The given data was invalid.',
  errors,
});

test.each([
  [
    'a price that cannot be calculated has a message of its own',
    { incalculablePrice: ['No price.'] },
    'Could not calculate price.',
  ],
  [
    'an error of no visible field is shown in the server’s words',
    { paymentOptionId: ['For over 60s.'] },
    'For over 60s.',
  ],
  ['an error of a visible field is shown only there', { startDate: ['Another day.'] }, null],
  ['a refusal without fields is shown in the server’s words', {}, 'The given data was invalid.'],
])('%s', async (_, errors, message) => {
  const { model, scope, readToasts } = startVisit(buildRefusal(errors));
  await allSettled(model.submitted, { scope, params: 'gym' });
  expect(scope.getState(model.$message)).toBe(message);
  expect(readToasts()).toEqual(message === null ? [] : [message]);
});

test('a response for a page that was left is ignored', async () => {
  const answer = deferred<StoredMembership>();
  const went: string[] = [];
  const model = createAddMembership<string>({ send: () => answer.promise });
  const scope = fork({
    values: [[$config, config]],
    handlers: [[leaveFx, ({ to }: { to: string }) => void went.push(to)]],
  });
  const sending = allSettled(model.submitted, { scope, params: 'gym' });
  void allSettled(model.reset, { scope });
  answer.resolve(STORED_MEMBERSHIP);
  await sending;
  expect(scope.getState(model.$status)).toBe('idle');
  expect(went).toEqual([]);
});
