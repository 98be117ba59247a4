import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { $user } from '@/entities/customer';
import { loadUser } from '@/shared/api';
import { $mode } from '@/shared/mode';
import { fakeOperator } from '@/shared/testing';
import { system } from '@/shared/theme';
import { buildUser } from '../../../../tests/fixtures/auth.ts';
import { StaffPage } from './front-of-house';

const AT_DESK = { isKiosk: false, isEmbedded: false, centre: null };

async function openAs(isStaff: boolean, mode = AT_DESK) {
  fakeOperator({ 'GET /api/auth/user': { data: buildUser({ is_staff: isStaff }) } });
  const scope = fork({
    values: [
      [$user, await loadUser()],
      [$mode, mode],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={system}>
        <MemoryRouter>
          <StaffPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return screen.findByRole('heading', { level: 1 });
}

test('staff find a customer', async () => {
  expect((await openAs(true)).textContent).toBe('Find a customer');
});

test('for a customer there is no such page', async () => {
  expect((await openAs(false)).textContent).toMatch(/gone offside/);
});

test('nobody is served where there is no bar: at a kiosk and inside another page', async () => {
  expect((await openAs(true, { ...AT_DESK, isKiosk: true })).textContent).toMatch(/gone offside/);
});
