import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { configureApi } from '@/shared/api';
import { $status, $theme, opened, resetClicked, themeFieldsTried } from './theme-preview';

/** Opens the page for an operator with these themes by venue ('' is the theme without one); missing ones answer 404. */
async function openThemePreview(venueSlug: string | null, coloursByVenue: Record<string, string>) {
  const requestedVenues: string[] = [];
  configureApi({
    baseUrl: 'http://site.example',
    timeoutMs: 1000,
    readToken: () => null,
    onUnauthorised: () => {},
    transport: async (request) => {
      const requestedVenue = new URL(request.url).searchParams.get('venue') ?? '';
      requestedVenues.push(requestedVenue);
      const colour = coloursByVenue[requestedVenue];
      return colour
        ? Response.json({ data: { theme_app_primary_colour: colour } })
        : Response.json({ message: 'No.' }, { status: 404 });
    },
  });
  const scope = fork();
  await allSettled(opened, { scope, params: venueSlug });
  return { scope, requestedVenues };
}

describe('the theme preview', () => {
  it("the theme preview shows the venue's own theme", async () => {
    const { scope, requestedVenues } = await openThemePreview('riverside', { riverside: '#00629B' });
    expect(requestedVenues).toEqual(['riverside']);
    expect(scope.getState($status)).toBe('shown');
    expect(scope.getState($theme)).toMatchObject({ themeAppPrimaryColour: '#00629B' });
  });

  it('the theme preview says that customers see the default theme if that of the venue fails to load', async () => {
    const { scope, requestedVenues } = await openThemePreview('riverside', { '': '#123456' });
    expect(requestedVenues).toEqual(['riverside', '']);
    expect(scope.getState($status)).toBe('fell-back');
    expect(scope.getState($theme)).toMatchObject({ themeAppPrimaryColour: '#123456' });
  });

  it('the theme preview says that there is no theme at all, and shows the defaults', async () => {
    const { scope } = await openThemePreview(null, {});
    expect(scope.getState($status)).toBe('failed');
    expect(scope.getState($theme)).toEqual({});
  });

  it('a colour can be tried out without a request, and reset to the loaded one', async () => {
    const { scope, requestedVenues } = await openThemePreview(null, { '': '#123456' });
    await allSettled(themeFieldsTried, { scope, params: { themeAppPrimaryColour: '#FF0' } });
    expect(scope.getState($theme)).toMatchObject({ themeAppPrimaryColour: '#FF0' });
    await allSettled(resetClicked, { scope });
    expect(scope.getState($theme)).toMatchObject({ themeAppPrimaryColour: '#123456' });
    expect(requestedVenues).toEqual(['']);
  });
});
