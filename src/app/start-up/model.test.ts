import { allSettled, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { $client, loadClientFx } from '@/entities/client';
import { readTokenFx } from '@/shared/auth';
import { loadConfigFx, readConfig } from '@/shared/config';
import { readSelectedVenueFx } from '@/shared/mode';
import { $footerHtml, loadFooterFx } from '../footer/model';
import { sessionWatchStopped } from '../session/model';
import { loadThemeFx } from '../theme/model';
import { $startUp, appStarted, configureApiFx, waitForFirstScreenFx } from './model';

const place = { pathname: '/', search: '', hash: '', state: null };
const client = { id: 'pavilion', name: 'Pavilion Leisure', today: '2026-11-20' };
const rejectWithStatus = (status: number) => () => Promise.reject({ kind: 'http', status, message: null });

function visit(faults: { theme?: () => unknown; client?: () => unknown; config?: () => unknown } = {}) {
  return fork({
    handlers: [
      [loadConfigFx, faults.config ?? (() => readConfig({}))],
      [configureApiFx, () => {}],
      [readSelectedVenueFx, () => null],
      [readTokenFx, () => null],
      [loadThemeFx, faults.theme ?? (async () => ({ slug: null, theme: {} }))],
      [loadClientFx, faults.client ?? (async () => client)],
      [waitForFirstScreenFx, () => {}],
      [loadFooterFx, async () => '<p>Footer</p>'],
    ],
  });
}

async function start(scope: ReturnType<typeof fork>) {
  await allSettled(appStarted, { scope, params: place });
  await allSettled(sessionWatchStopped, { scope });
  return scope.getState($startUp);
}

describe('start-up', () => {
  // Proves S3.1.
  it('start-up is ready when the theme and the client record have loaded', async () => {
    const scope = visit();
    expect(await start(scope)).toBe('ready');
    expect(scope.getState($client)).toEqual(client);
    expect(scope.getState($footerHtml)).toBe('<p>Footer</p>');
  });

  // Proves S3.2.
  it('a theme request that answers 503 shows the maintenance page', async () => {
    expect(await start(visit({ theme: rejectWithStatus(503) }))).toBe('maintenance');
  });

  // Proves S3.2.
  it.each([500, 404, 403])('a theme request that answers %i shows the full-page error', async (status) => {
    expect(await start(visit({ theme: rejectWithStatus(status) }))).toBe('broken');
  });

  it('a theme request without a response shows the full-page error', async () => {
    expect(await start(visit({ theme: () => Promise.reject({ kind: 'timeout' }) }))).toBe('broken');
  });

  // Proves S3.3.
  it.each([500, 503, 404])('a client request that answers %i shows the not-found page', async (status) => {
    expect(await start(visit({ client: rejectWithStatus(status) }))).toBe('unknown-client');
  });

  it('maintenance is shown even when the client record fails too', async () => {
    expect(await start(visit({ theme: rejectWithStatus(503), client: rejectWithStatus(503) }))).toBe(
      'maintenance',
    );
  });

  it('a site that does not start reports in the console what is wrong with its configuration', async () => {
    vi.stubGlobal('fetch', async () => new Response('{\n  "apiBase": "api.example.com"\n}'));
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    await start(visit({ theme: rejectWithStatus(404) }));
    expect(consoleError.mock.calls.flat()).toEqual([
      'pavilion: /config.json, line 2, column 3: apiBase is "api.example.com", and must be a full address with its scheme, such as https://www.example.com.',
    ]);
    consoleError.mockRestore();
    vi.unstubAllGlobals();
  });

  it('a site without its configuration shows the full-page error', async () => {
    expect(await start(visit({ config: () => Promise.reject(new Error('404')) }))).toBe('broken');
  });
});
