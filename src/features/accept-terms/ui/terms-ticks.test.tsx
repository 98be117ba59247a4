import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createStore, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';
import { createDesignSystem } from '@/shared/theme';
import { createLoadedTerms } from '../model/loaded-terms';
import { TermsTicks } from './terms-ticks';

function createTerms(id: string, title: string, server: { isUp: boolean; calls: string[] }) {
  return createLoadedTerms({
    $params: createStore({}),
    load: async () => {
      server.calls.push(id);
      if (!server.isUp) throw { kind: 'network' };
      return [{ id, title, html: '<p>Be well.</p>' }];
    },
  });
}

async function openTicks(server: { isUp: boolean; calls: string[] }) {
  const [health, membership] = [
    createTerms('health', 'Health commitment statement', server),
    createTerms('membership', 'Terms of membership', server),
  ];
  const scope = fork();
  render(
    <ChakraProvider value={createDesignSystem()}>
      <Provider value={scope}>
        <TermsTicks
          terms={[
            { model: health, title: 'Health commitment' },
            { model: membership, title: 'Membership terms' },
          ]}
        />
      </Provider>
    </ChakraProvider>,
  );
  await Promise.all([health, membership].map(({ opened: open }) => allSettled(open, { scope })));
  return { user: userEvent.setup(), scope, health };
}

test('terms that failed to load are reported once, one button retries all of them, and the focus is kept', async () => {
  const server = { isUp: false, calls: [] };
  const { user } = await openTicks(server);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  server.isUp = true;
  server.calls.length = 0;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
  expect(server.calls).toEqual(['health', 'membership']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Terms to accept' }));
});

test('a retry that fails keeps its button in place and focused', async () => {
  const server = { isUp: false, calls: [] };
  const { user } = await openTicks(server);
  const retry = screen.getByRole('button', { name: 'Try again' });
  await user.click(retry);
  expect(document.activeElement).toBe(retry);
});

// Proves J8.3.
test('the modal shows that its terms failed to load, and shows them after a successful retry', async () => {
  const server = { isUp: false, calls: [] };
  const { user } = await openTicks(server);
  await user.click(screen.getByRole('button', { name: 'Read Health commitment' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  const agree = within(dialog).getByRole('button', { name: 'I Agree' });
  expect(agree.getAttribute('aria-disabled')).toBe('true');
  expect(within(dialog).getByRole('button', { description: 'To continue: load the terms again' })).toBe(
    agree,
  );
  expect(within(dialog).queryByRole('button', { name: 'Jump to end' })).toBeNull();
  server.isUp = true;
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Health commitment statement' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('I Agree in the modal ticks the terms', async () => {
  const server = { isUp: true, calls: [] };
  const { user } = await openTicks(server);
  await user.click(screen.getByRole('button', { name: 'Read Health commitment statement' }));
  // Everything fits here, because jsdom has no layout.
  const agree = await screen.findByRole('button', { name: 'I Agree' });
  await expect.poll(() => agree.getAttribute('aria-disabled')).toBeNull();
  await user.click(agree);
  expect(screen.getByRole('checkbox', { name: 'I accept: Health commitment statement' })).toHaveProperty(
    'checked',
    true,
  );
});
