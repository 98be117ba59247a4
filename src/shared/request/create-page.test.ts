import { allSettled, createEvent, fork } from 'effector';
import { expect, test } from 'vitest';
import { networkFailure } from '../api';
import { createPage } from './create-page';

const customerChanged = createEvent();

function openPage(answers: readonly (string | typeof networkFailure)[]) {
  const asked: string[] = [];
  const page = createPage({
    load: async (id: string) => {
      const answer = answers[asked.push(id) - 1];
      return typeof answer === 'string' ? answer : Promise.reject(answer);
    },
    reloadOn: [customerChanged],
  });
  const scope = fork();
  const seen = () => [scope.getState(page.$params), scope.getState(page.$data)];
  return { page, scope, asked, seen };
}

test('a page loads its data when it opens, and keeps none of it when it closes', async () => {
  const { page, scope, asked, seen } = openPage(['A', 'B']);
  await allSettled(page.opened, { scope, params: 'a' });
  expect(seen()).toEqual(['a', 'A']);
  await allSettled(page.closed, { scope });
  expect(seen()).toEqual([null, null]);
  await allSettled(page.opened, { scope, params: 'b' });
  expect(seen()).toEqual(['b', 'B']);
  expect(asked).toEqual(['a', 'b']);
});

test('a page with new parameters does not show the previous data', async () => {
  const { page, scope, seen } = openPage(['A', networkFailure]);
  await allSettled(page.opened, { scope, params: 'a' });
  await allSettled(page.opened, { scope, params: 'b' });
  expect(seen()).toEqual(['b', null]);
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
  const { page, scope, seen } = openPage([networkFailure, 'A']);
  await allSettled(page.opened, { scope, params: 'a' });
  await allSettled(page.retryClicked, { scope });
  expect(seen()).toEqual(['a', 'A']);
});

test('an open page reloads on the events that affect it, and a closed one does not', async () => {
  const { page, scope, asked, seen } = openPage(['A', 'A2', 'A3']);
  await allSettled(customerChanged, { scope });
  await allSettled(page.opened, { scope, params: 'a' });
  await allSettled(customerChanged, { scope });
  await allSettled(page.refreshRequested, { scope });
  expect(seen()).toEqual(['a', 'A3']);
  await allSettled(page.closed, { scope });
  await allSettled(page.refreshRequested, { scope });
  expect(asked).toEqual(['a', 'a', 'a']);
});
