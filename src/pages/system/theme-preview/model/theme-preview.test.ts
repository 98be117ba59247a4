import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { configureApi } from '@/shared/api';
import { $status, $theme, opened, resetClicked, themeTried } from './theme-preview';

/** A site whose operator answers by venue ('' is the theme without one); what is missing is a 404. */
async function openAt(venue: string | null, answers: Record<string, string>) {
  const calls: string[] = [];
  configureApi({
    baseUrl: 'http://site.example',
    timeoutMs: 1000,
    readToken: () => null,
    onUnauthorised: () => {},
    transport: async (request) => {
      const asked = new URL(request.url).searchParams.get('venue') ?? '';
      calls.push(asked);
      const colour = answers[asked];
      return colour
        ? Response.json({ data: { theme_app_primary_colour: colour } })
        : Response.json({ message: 'No.' }, { status: 404 });
    },
  });
  const scope = fork();
  await allSettled(opened, { scope, params: venue });
  return { scope, calls };
}

describe("the operators' page about a theme", () => {
  it("the operators' page about a theme shows the venue's own theme", async () => {
    const { scope, calls } = await openAt('riverside', { riverside: '#00629B' });
    expect(calls).toEqual(['riverside']);
    expect(scope.getState($status)).toBe('shown');
    expect(scope.getState($theme)).toMatchObject({ themeAppPrimaryColour: '#00629B' });
  });

  it("the operators' page about a theme says that customers see the theme without a venue when that of the venue fails", async () => {
    const { scope, calls } = await openAt('riverside', { '': '#123456' });
    expect(calls).toEqual(['riverside', '']);
    expect(scope.getState($status)).toBe('fell-back');
    expect(scope.getState($theme)).toMatchObject({ themeAppPrimaryColour: '#123456' });
  });

  it("the operators' page about a theme says when there is no theme at all, and shows the defaults", async () => {
    const { scope } = await openAt(null, {});
    expect(scope.getState($status)).toBe('failed');
    expect(scope.getState($theme)).toEqual({});
  });

  it('a colour is tried out without a call, and goes back to what was sent', async () => {
    const { scope, calls } = await openAt(null, { '': '#123456' });
    await allSettled(themeTried, { scope, params: { themeAppPrimaryColour: '#FF0' } });
    expect(scope.getState($theme)).toMatchObject({ themeAppPrimaryColour: '#FF0' });
    await allSettled(resetClicked, { scope });
    expect(scope.getState($theme)).toMatchObject({ themeAppPrimaryColour: '#123456' });
    expect(calls).toEqual(['']);
  });
});
