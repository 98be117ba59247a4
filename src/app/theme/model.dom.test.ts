import { allSettled, fork } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import { configureApi } from '@/shared/api';
import { venueSelected } from '@/shared/mode';
import { locationChanged } from '@/shared/routes';
import { $themeSlug, loadThemeFx, themeRequested } from './model';

type Answer = { status?: number; body?: unknown };
let calls: string[] = [];

function serveThemes(answers: Record<string, Answer>) {
  calls = [];
  configureApi({
    baseUrl: 'http://site.example',
    timeoutMs: 1000,
    readToken: () => null,
    onUnauthorised: () => {},
    transport: async (request) => {
      const venue = new URL(request.url).searchParams.get('venue') ?? '';
      calls.push(venue);
      const { status = 200, body = { data: {} } } = answers[venue] ?? { status: 500 };
      return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
    },
  });
}

const buildLocation = (pathname: string) => ({ pathname, search: '', hash: '', state: null });
const readPrimary = () => document.documentElement.style.getPropertyValue('--venue-primary');
const readLogo = () => document.documentElement.getAttribute('data-venue-logo');
const buildLogo = (address: string) => ({ body: { data: { theme_app_logo: address } } });

beforeEach(() => {
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('data-venue-logo');
  sessionStorage.clear();
});

describe("the venue's theme", () => {
  it("the venue's theme is requested with the slug in the address and applied as CSS variables", async () => {
    serveThemes({ riverside: { body: { data: { theme_app_primary_colour: '#00629B' } } } });
    const scope = fork();
    await allSettled(locationChanged, { scope, params: buildLocation('/centre/riverside') });
    await allSettled(themeRequested, { scope });
    expect(calls).toEqual(['riverside']);
    expect(readPrimary()).toBe('#00629B');
  });

  it('the default theme is applied if the venue’s theme fails to load', async () => {
    serveThemes({
      riverside: { status: 404 },
      '': { body: { data: { theme_app_primary_colour: '#123456' } } },
    });
    const scope = fork();
    await allSettled(locationChanged, { scope, params: buildLocation('/centre/riverside') });
    await allSettled(themeRequested, { scope });
    expect(calls).toEqual(['riverside', '']);
    expect(readPrimary()).toBe('#123456');
  });

  it('loading fails with the response of the fallback request', async () => {
    serveThemes({ riverside: { status: 404 }, '': { status: 503 } });
    const result = await allSettled(loadThemeFx, { scope: fork(), params: 'riverside' });
    expect(result).toMatchObject({ status: 'fail', value: { kind: 'http', status: 503 } });
  });

  it('selecting another venue applies its theme', async () => {
    serveThemes({
      '': buildLogo('https://cdn.example/all.svg'),
      riverside: buildLogo('https://cdn.example/riverside.svg'),
    });
    const scope = fork();
    await allSettled(themeRequested, { scope });
    expect(readLogo()).toBe('https://cdn.example/all.svg');
    await allSettled(venueSelected, { scope, params: 'riverside' });
    expect(scope.getState($themeSlug)).toBe('riverside');
    expect(readLogo()).toBe('https://cdn.example/riverside.svg');
  });

  it('the current theme stays if a later theme fails to load', async () => {
    serveThemes({ '': buildLogo('https://cdn.example/all.svg') });
    const scope = fork();
    await allSettled(themeRequested, { scope });
    serveThemes({});
    await allSettled(locationChanged, { scope, params: buildLocation('/centre/riverside') });
    expect(readLogo()).toBe('https://cdn.example/all.svg');
  });
});
