import { allSettled, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { createStartOver } from './start-over';

const model = createStartOver();
const $confirmations = createStore(0).on(model.leavingConfirmed, (count) => count + 1);

// Proves J11.8.
test('leaving asks for confirmation and happens once, however often the button is pressed', async () => {
  const scope = fork();
  await allSettled(model.startOverClicked, { scope });
  expect(scope.getState(model.$isOpen)).toBe(true);
  await allSettled(model.leaveClicked, { scope });
  await allSettled(model.leaveClicked, { scope });
  expect(scope.getState($confirmations)).toBe(1);
  expect(scope.getState(model.$isOpen)).toBe(false);
});

test('continuing with the purchase keeps it', async () => {
  const scope = fork();
  await allSettled(model.startOverClicked, { scope });
  await allSettled(model.stayClicked, { scope });
  expect(scope.getState(model.$isOpen)).toBe(false);
  expect(scope.getState($confirmations)).toBe(0);
});
