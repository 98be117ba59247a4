import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { $client } from '@/entities/client';
import { $config, readConfig } from '@/shared/config';
import { type FakeAnswer, fakeOperator, toCamelCase } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildClient } from '../../../../../tests/fixtures/frontend.ts';
import { FormPreviewPage } from '../ui/form-preview-page';

/** Opens the page, with the responses of the API as text by path and query; other requests fail. */
export function openPreview(
  path: string,
  responsesByAddress: Readonly<Record<string, () => Response>> = {},
  answers: Readonly<Record<string, FakeAnswer>> = {},
  config: unknown = {},
) {
  const calls = fakeOperator(answers);
  const requestedUrls: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requestedUrls.push(address);
    const buildResponse = responsesByAddress[address];
    if (!buildResponse) throw new TypeError('Failed to fetch');
    return buildResponse();
  });
  const scope = fork({
    values: [
      [$config, readConfig(config)],
      [$client, { ...toCamelCase(buildClient()), today: '2026-11-28' }],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[path]}>
          <FormPreviewPage />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { requestedUrls, calls, scope, user: userEvent.setup() };
}
