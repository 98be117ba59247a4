import { allSettled, fork } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import { configureApi } from '@/shared/api';
import { venueSelected } from '@/shared/mode';
import { locationChanged } from '@/shared/routes';
import { $themeSlug, loadThemeFx, themeRequested } from './model';

type Answer = { status?: number; body?: unknown };
let calls: string[] = [];

function serving(answers: Record<string, Answer>) {
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

const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null });
const primary = () => document.documentElement.style.getPropertyValue('--venue-primary');
const shownLogo = () => document.documentElement.getAttribute('data-venue-logo');
const logo = (address: string) => ({ body: { data: { theme_app_logo: address } } });

beforeEach(() => {
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('data-venue-logo');
  sessionStorage.clear();
});

describe("the venue's theme", () => {
  it("the venue's theme is asked for by the slug in the address and applied as CSS variables", async () => {
    serving({ riverside: { body: { data: { theme_app_primary_colour: '#00629B' } } } });
    const scope = fork();
    await allSettled(locationChanged, { scope, params: at('/centre/riverside') });
    await allSettled(themeRequested, { scope });
    expect(calls).toEqual(['riverside']);
    expect(primary()).toBe('#00629B');
  });

  it('falls back to the theme without a venue when that of the venue fails', async () => {
    serving({ riverside: { status: 404 }, '': { body: { data: { theme_app_primary_colour: '#123456' } } } });
    const scope = fork();
    await allSettled(locationChanged, { scope, params: at('/centre/riverside') });
    await allSettled(themeRequested, { scope });
    expect(calls).toEqual(['riverside', '']);
    expect(primary()).toBe('#123456');
  });

  it('fails with the answer of the fall-back call', async () => {
    serving({ riverside: { status: 404 }, '': { status: 503 } });
    const result = await allSettled(loadThemeFx, { scope: fork(), params: 'riverside' });
    expect(result).toMatchObject({ status: 'fail', value: { kind: 'http', status: 503 } });
  });

  it('another venue in the course of the visit brings its own look', async () => {
    serving({
      '': logo('https://cdn.example/all.svg'),
      riverside: logo('https://cdn.example/riverside.svg'),
    });
    const scope = fork();
    await allSettled(themeRequested, { scope });
    expect(shownLogo()).toBe('https://cdn.example/all.svg');
    await allSettled(venueSelected, { scope, params: 'riverside' });
    expect(scope.getState($themeSlug)).toBe('riverside');
    expect(shownLogo()).toBe('https://cdn.example/riverside.svg');
  });

  it('a theme that cannot be had later leaves the one that is shown', async () => {
    serving({ '': logo('https://cdn.example/all.svg') });
    const scope = fork();
    await allSettled(themeRequested, { scope });
    serving({});
    await allSettled(locationChanged, { scope, params: at('/centre/riverside') });
    expect(shownLogo()).toBe('https://cdn.example/all.svg');
  });
});
