import { fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { $token } from '@/entities/customer';
import { loadUser } from '@/shared/api';
import { readConfig } from '@/shared/config';
import { buildUser } from '../../../tests/fixtures/auth.ts';
import { createApiConfigurator } from './api';

afterEach(() => {
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: removes the cookie of the test.
  document.cookie = 'pavilion_token=; Path=/; Max-Age=0';
});

test('a request is made for the customer on the screen, even if another customer has logged in in another tab', async () => {
  const fetched = vi.fn(async (_: Request) => Response.json({ data: buildUser() }));
  vi.stubGlobal('fetch', fetched);
  const config = readConfig({ apiBase: 'http://operator.test' });
  createApiConfigurator(fork({ values: [[$token, 't-here']] }))(config);
  // biome-ignore lint/suspicious/noDocumentCookie: stands for the cookie that another tab sets.
  document.cookie = 'pavilion_token=t-there; Path=/';
  await loadUser();
  expect(fetched.mock.calls.map(([request]) => request.headers.get('Authorization'))).toEqual([
    'Bearer t-here',
  ]);
});
