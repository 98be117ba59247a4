import { allSettled, createEvent, fork } from 'effector';
import { expect, test } from 'vitest';
import { networkFailure } from '../api';
import { createPage } from './create-page';

const customerChanged = createEvent();

function openPage(answers: readonly (string | typeof networkFailure)[]) {
  const requestedIds: string[] = [];
  const page = createPage({
    load: async (id: string) => {
      const answer = answers[requestedIds.push(id) - 1];
      return typeof answer === 'string' ? answer : Promise.reject(answer);
    },
    reloadOn: [customerChanged],
  });
  const scope = fork();
  const readShown = () => [scope.getState(page.$params), scope.getState(page.$data)];
  return { page, scope, requestedIds, readShown };
}

test('a page loads its data when it opens, and keeps none of it when it closes', async () => {
  const { page, scope, requestedIds, readShown } = openPage(['A', 'B']);
  await allSettled(page.opened, { scope, params: 'a' });
  expect(readShown()).toEqual(['a', 'A']);
  await allSettled(page.closed, { scope });
  expect(readShown()).toEqual([null, null]);
  await allSettled(page.opened, { scope, params: 'b' });
  expect(readShown()).toEqual(['b', 'B']);
  expect(requestedIds).toEqual(['a', 'b']);
});

test('a page with new parameters does not show the previous data', async () => {
  const { page, scope, readShown } = openPage(['A', networkFailure]);
  await allSettled(page.opened, { scope, params: 'a' });
  await allSettled(page.opened, { scope, params: 'b' });
  expect(readShown()).toEqual(['b', null]);
  expect(scope.getState(page.$failure)).toEqual(networkFailure);
});

test('a centre’s list stays until its filtered version has loaded; another centre’s list does not', async () => {
  const scope = fork();
  const shownMeanwhile: unknown[] = [];
  const page = createPage({
    load: async ({ centre, age }: { centre: string; age: number }) => {
      shownMeanwhile.push(scope.getState(page.$data));
      return `${centre} ${age}`;
    },
    subject: ({ centre }) => centre,
  });
  await allSettled(page.opened, { scope, params: { centre: 'leeds', age: 5 } });
  await allSettled(page.opened, { scope, params: { centre: 'leeds', age: 6 } });
  await allSettled(page.opened, { scope, params: { centre: 'york', age: 6 } });
  expect(shownMeanwhile).toEqual([null, 'leeds 5', null]);
  expect(scope.getState(page.$data)).toBe('york 6');
});

test('a page that failed to load can be retried', async () => {
  const { page, scope, readShown } = openPage([networkFailure, 'A']);
  await allSettled(page.opened, { scope, params: 'a' });
  await allSettled(page.retryClicked, { scope });
  expect(readShown()).toEqual(['a', 'A']);
});

test('an open page reloads on the events that affect it, and a closed one does not', async () => {
  const { page, scope, requestedIds, readShown } = openPage(['A', 'A2', 'A3']);
  await allSettled(customerChanged, { scope });
  await allSettled(page.opened, { scope, params: 'a' });
  await allSettled(customerChanged, { scope });
  await allSettled(page.refreshRequested, { scope });
  expect(readShown()).toEqual(['a', 'A3']);
  await allSettled(page.closed, { scope });
  await allSettled(page.refreshRequested, { scope });
  expect(requestedIds).toEqual(['a', 'a', 'a']);
});
