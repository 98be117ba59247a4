import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { $client } from '@/entities/client';
import { $config, readConfig } from '@/shared/config';
import { system } from '@/shared/theme';
import { ErrorPage, JoiningOffPage, MaintenancePage, NotFoundPage } from './system-pages';

function show(
  Page: ComponentType,
  { config = {}, client = null }: { config?: object; client?: string | null },
) {
  const record = client === null ? null : { id: 'lakeside', name: client, today: '2026-11-23' };
  const values: [typeof $config | typeof $client, unknown][] = [
    [$config, readConfig(config)],
    [$client, record],
  ];
  return render(
    <Provider value={fork({ values })}>
      <ChakraProvider value={system}>
        <Page />
      </ChakraProvider>
    </Provider>,
  );
}

test.each([
  ['the full-page error', ErrorPage],
  ['the maintenance page', MaintenancePage],
  ['the not-found page', NotFoundPage],
])('%s names the operator, from the configuration where the client record has not come', (_, Page) => {
  show(Page, { config: { operatorName: 'Lakeside Leisure' } });
  expect(screen.getByText('Lakeside Leisure')).toBeTruthy();
});

test('a system screen calls the operator what its client record says', () => {
  show(ErrorPage, { config: { operatorName: 'Lakeside' }, client: 'Lakeside Leisure Trust' });
  expect(screen.getByText('Lakeside Leisure Trust')).toBeTruthy();
  expect(screen.queryByText('Lakeside')).toBeNull();
});

const PAGES = [ErrorPage, JoiningOffPage, MaintenancePage, NotFoundPage];

test.each(PAGES.map((Page) => [Page.name, Page] as const))('%s says how to reach the operator', (_, Page) => {
  show(Page, { config: { supportPhone: '01632 960 001', supportEmail: 'help@lakeside.example' } });
  expect(screen.getByRole('link', { name: '01632 960 001' }).getAttribute('href')).toBe('tel:01632960001');
  expect(screen.getByRole('link', { name: 'help@lakeside.example' }).getAttribute('href')).toBe(
    'mailto:help@lakeside.example',
  );
});

test('an operator without a telephone number and an address has no line about help', () => {
  show(ErrorPage, {});
  expect(screen.queryByText('Need help?')).toBeNull();
});
