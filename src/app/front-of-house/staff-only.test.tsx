import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { $token, $user } from '@/entities/customer';
import { loadUser } from '@/shared/api';
import { NORMAL_MODE } from '@/shared/boot';
import { $mode } from '@/shared/mode';
import { fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildUser } from '../../../tests/fixtures/auth.ts';
import { StaffOnly } from './staff-only';

async function openAs(isStaff: boolean, mode: Partial<typeof NORMAL_MODE> = {}) {
  fakeOperator({ 'GET /api/auth/user': { data: buildUser({ is_staff: isStaff }) } });
  const scope = fork({
    values: [
      [$token, 'token'],
      [$user, await loadUser()],
      [$mode, { ...NORMAL_MODE, ...mode }],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter>
          <StaffOnly fallback={<p>Not found</p>}>
            <p>The desk</p>
          </StaffOnly>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
}

// Proves F1.1.
test('staff can open the pages of the desk', async () => {
  await openAs(true);
  expect(screen.getByText('The desk')).toBeTruthy();
});

// Proves F1.1.
test('a customer gets the not-found page', async () => {
  await openAs(false);
  expect(screen.getByText('Not found')).toBeTruthy();
});

test.each([{ isKiosk: true }, { isEmbedded: true }])(
  'the pages of the desk do not exist in the mode %o',
  async (mode) => {
    await openAs(true, mode);
    expect(screen.getByText('Not found')).toBeTruthy();
  },
);
