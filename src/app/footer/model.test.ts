import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { configureApi } from '@/shared/api';
import { $mode, type Mode } from '@/shared/mode';
import { locationChanged } from '@/shared/routes';
import { $footerHtml, footerRequested } from './model';

/** Starts a visit with these footers by venue; other venues fail. */
function visit(footers: Record<string, string>, mode: Partial<Mode> = {}) {
  const requestedSlugs: string[] = [];
  configureApi({
    baseUrl: 'http://site.example',
    timeoutMs: 1000,
    readToken: () => null,
    onUnauthorised: () => {},
    transport: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const venue = searchParams.get('venue') ?? '';
      if (pathname === '/api/activities/footer') requestedSlugs.push(venue);
      const html = footers[venue];
      return new Response(html ?? '', {
        status: html === undefined ? 500 : 200,
        headers: { 'Content-Type': 'text/html' },
      });
    },
  });
  const scope = fork({ values: [[$mode, { isKiosk: false, isEmbedded: false, centre: null, ...mode }]] });
  return {
    requestedSlugs,
    html: () => scope.getState($footerHtml),
    goTo: (pathname: string) =>
      allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '', state: null } }),
    show: () => allSettled(footerRequested, { scope }),
  };
}

describe("the venue's footer", () => {
  it("the venue's footer is loaded once the page is shown, and not before", async () => {
    const { requestedSlugs, html, goTo, show } = visit({ riverside: '<p>Riverside</p>' });
    await goTo('/location/riverside');
    expect(requestedSlugs).toEqual([]);
    await show();
    expect(requestedSlugs).toEqual(['riverside']);
    expect(html()).toBe('<p>Riverside</p>');
  });

  it("the venue's footer changes with the venue, and disappears if that of the next venue fails to load", async () => {
    const { html, goTo, show } = visit({ '': '<p>All</p>', north: '<p>North</p>' });
    await show();
    expect(html()).toBe('<p>All</p>');
    await goTo('/centre/north');
    expect(html()).toBe('<p>North</p>');
    await goTo('/centre/gone');
    expect(html()).toBeNull();
  });

  it("the venue's footer is decoded if the operator stores it encoded", async () => {
    const { html, show } = visit({ '': '&lt;p&gt;Fish &amp;amp; chips&lt;/p&gt;' });
    await show();
    expect(html()).toBe('<p>Fish &amp; chips</p>');
  });

  it.each([{ isEmbedded: true }, { isKiosk: true }])(
    "the venue's footer is not requested in the mode %j",
    async (mode) => {
      const { requestedSlugs, html, goTo, show } = visit({ '': '<p>All</p>', north: '<p>North</p>' }, mode);
      await show();
      await goTo('/centre/north');
      expect(requestedSlugs).toEqual([]);
      expect(html()).toBeNull();
    },
  );
});
