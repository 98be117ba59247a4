import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { $client } from '@/entities/client';
import { $config, readConfig } from '@/shared/config';
import { createDesignSystem } from '@/shared/theme';
import { ErrorPage, JoiningOffPage, MaintenancePage, NotFoundPage } from './system-pages';

function renderPage(
  Page: ComponentType,
  { config = {}, clientName = null }: { config?: object; clientName?: string | null },
) {
  const clientRecord = clientName === null ? null : { id: 'lakeside', name: clientName, today: '2026-11-23' };
  const values: [typeof $config | typeof $client, unknown][] = [
    [$config, readConfig(config)],
    [$client, clientRecord],
  ];
  return render(
    <Provider value={fork({ values })}>
      <ChakraProvider value={createDesignSystem()}>
        <Page />
      </ChakraProvider>
    </Provider>,
  );
}

test.each([
  ['the full-page error', ErrorPage],
  ['the maintenance page', MaintenancePage],
  ['the not-found page', NotFoundPage],
])('%s shows the operator’s name, from the configuration if the client record has not loaded', (_, Page) => {
  renderPage(Page, { config: { operatorName: 'Lakeside Leisure' } });
  expect(screen.getByText('Lakeside Leisure')).toBeTruthy();
});

test('a system screen shows the operator’s name from the client record', () => {
  renderPage(ErrorPage, { config: { operatorName: 'Lakeside' }, clientName: 'Lakeside Leisure Trust' });
  expect(screen.getByText('Lakeside Leisure Trust')).toBeTruthy();
  expect(screen.queryByText('Lakeside')).toBeNull();
});

const PAGES = [ErrorPage, JoiningOffPage, MaintenancePage, NotFoundPage];

test.each(PAGES.map((Page) => [Page.name, Page] as const))(
  '%s shows how to contact the operator',
  (_, Page) => {
    renderPage(Page, { config: { supportPhone: '01632 960 001', supportEmail: 'help@lakeside.example' } });
    expect(screen.getByRole('link', { name: '01632 960 001' }).getAttribute('href')).toBe('tel:01632960001');
    expect(screen.getByRole('link', { name: 'help@lakeside.example' }).getAttribute('href')).toBe(
      'mailto:help@lakeside.example',
    );
  },
);

test('without a telephone number and an address there is no line about help', () => {
  renderPage(ErrorPage, {});
  expect(screen.queryByText('Need help?')).toBeNull();
});
