import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createStore, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';
import { aUser, type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildDataField, buildDataFieldSection } from '../../../../tests/fixtures/data-fields.ts';
import { createKnownDetails } from '../model/known-details';
import { CustomerDetails } from './customer-details';

const city = buildDataField({ name: 'town', label: 'Town or city', answer: 'Norwich' });
const form: FakeAnswer = {
  data: [buildDataFieldSection({ section_name: 'How to reach you', section_fields: [city] })],
};

function show(answers: FakeAnswer[] = [form]) {
  const $userId = createStore<string | null>('user-1');
  const model = createKnownDetails({ $userId });
  const calls = fakeOperator({ 'GET /api/data-fields': () => answers.shift() ?? form });
  const scope = fork();
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <CustomerDetails user={aUser({ firstName: 'Sam', lastName: 'Taylor' })} model={model} />
      </ChakraProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  const open = () => user.click(screen.getByText('Show all your details'));
  return { model, $userId, calls, scope, user, open };
}

// Proves J4.1.
test("a customer is told that details can't be edited right now, and none of them is a field", async () => {
  const { open } = show();
  expect(screen.getByText("These details can't be edited right now")).toBeDefined();
  await open();
  expect(await screen.findByText('Norwich')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

// Proves J4.2.
test('opening the known details loads them once', async () => {
  const { calls, open } = show();
  expect(calls).toEqual([]);
  await open();
  expect(await screen.findByRole('heading', { name: 'How to reach you' })).toBeDefined();
  expect(screen.getByText('Town or city').nextSibling?.textContent).toBe('Norwich');
  await open();
  await open();
  expect(calls).toHaveLength(1);
});

test('details that failed to load can be retried, and the focus is kept', async () => {
  const { open, user } = show([{ breaks: true }]);
  await open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Norwich')).toBeDefined();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('one customer’s details are never shown to another', async () => {
  const { model, $userId, open, scope } = show();
  await open();
  await screen.findByText('Norwich');
  await allSettled($userId, { scope, params: 'user-2' });
  expect(screen.queryByText('Norwich')).toBeNull();

  const asked = allSettled(model.openClicked, { scope });
  void allSettled($userId, { scope, params: null });
  await asked;
  expect(scope.getState(model.$sections)).toBeNull();
});
