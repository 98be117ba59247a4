import { allSettled, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { loadConfigFx } from './model';

const answering = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
afterEach(() => vi.unstubAllGlobals());

async function consoleAfterStart(): Promise<unknown[]> {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await allSettled(loadConfigFx, { scope: fork() });
  const lines = consoleError.mock.calls.flat();
  consoleError.mockRestore();
  return lines;
}

test.each([
  [
    '{"apiBase": "",\n  "siteName": "ours",\n}',
    200,
    'pavilion: /config.json, line 2, column 21: an extra comma before }.',
  ],
  ['not here', 404, 'pavilion: /config.json answered 404; see deploy/README.md.'],
])('the console says what is wrong with the configuration %j', async (body, status, sentence) => {
  answering(body, status);
  expect(await consoleAfterStart()).toEqual([sentence]);
});

test('the console stays silent about a valid configuration, even if it begins with a byte order mark', async () => {
  answering('\uFEFF{"siteName": "ours"}');
  expect(await consoleAfterStart()).toEqual([]);
});
