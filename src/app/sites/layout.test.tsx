import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { $mode } from '@/shared/mode';
import { createDesignSystem } from '@/shared/theme';
import { Layout } from './layout';

// Proves S1.5.
test.each([
  ['a visitor', { isKiosk: false, isEmbedded: false, centre: null }, 1],
  ['a kiosk', { isKiosk: true, isEmbedded: false, centre: 'riverside' }, 0],
  ['a page inside another page', { isKiosk: false, isEmbedded: true, centre: null }, 0],
])('%s with the mode %j has %i breadcrumbs', (_, mode, count) => {
  render(
    <Provider value={fork({ values: [[$mode, mode]] })}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/checkout']}>
          <Layout>
            <p>The page</p>
          </Layout>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  expect(screen.getByText('The page')).toBeTruthy();
  expect(screen.queryAllByRole('navigation', { name: 'Breadcrumb' })).toHaveLength(count);
});
