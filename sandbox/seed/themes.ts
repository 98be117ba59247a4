import type { Theme } from '../domain/common/types.ts';

/** The theme of each venue group. A null field keeps the front end's default. */
export const demoThemes: Record<string, Theme> = {
  // The operator's own theme: the defaults, except for the logo.
  pavilion: {
    themeAppLogo: logo('Pavilion Leisure', '#8C59F8'),
    themeAppPrimaryColour: null,
    themeAppSecondaryColour1: null,
    themeAppSecondaryColour2: null,
    themeAppDarkBgColour: null,
    themeAppHeaderBgColour: null,
    headerPrimaryColour: null,
    themeAppHeadingFontStyle: null,
    themeAppBodyFontStyle: null,
    themeAppSecondaryButtonStyle: null,
  },
  harbour: {
    themeAppLogo: logo('Harbour Active', '#0A7E8C'),
    themeAppPrimaryColour: '#0A7E8C',
    themeAppSecondaryColour1: '#064E57',
    themeAppSecondaryColour2: '#F2A541',
    themeAppDarkBgColour: '#06323A',
    themeAppHeaderBgColour: '#06323A',
    headerPrimaryColour: '#FFFFFF',
    themeAppHeadingFontStyle: 'open_sans',
    themeAppBodyFontStyle: 'open_sans',
    themeAppSecondaryButtonStyle: 'outline',
  },
  northern: {
    themeAppLogo: logo('Northern Sport Trust', '#B3261E'),
    themeAppPrimaryColour: '#B3261E',
    themeAppSecondaryColour1: '#7A1A15',
    themeAppSecondaryColour2: '#2B2B2B',
    themeAppDarkBgColour: '#2B2B2B',
    themeAppHeaderBgColour: '#FFFFFF',
    headerPrimaryColour: '#2B2B2B',
    themeAppHeadingFontStyle: 'roboto',
    themeAppBodyFontStyle: 'roboto',
    themeAppSecondaryButtonStyle: 'solid',
  },
  highland: {
    themeAppLogo: logo('Highland & Forth', '#1F6B3A'),
    themeAppPrimaryColour: '#1F6B3A',
    themeAppSecondaryColour1: '#134425',
    themeAppSecondaryColour2: '#C9A227',
    themeAppDarkBgColour: '#10261A',
    themeAppHeaderBgColour: '#10261A',
    headerPrimaryColour: '#F4F1E4',
    themeAppHeadingFontStyle: 'lato',
    themeAppBodyFontStyle: 'lato',
    themeAppSecondaryButtonStyle: 'outline',
  },
  // Has a very light brand colour, so that its text colour must be computed.
  lagan: {
    themeAppLogo: logo('Lagan Leisure', '#FFD23F'),
    themeAppPrimaryColour: '#FFD23F',
    themeAppSecondaryColour1: '#EE964B',
    themeAppSecondaryColour2: null,
    themeAppDarkBgColour: '#14213D',
    themeAppHeaderBgColour: '#14213D',
    headerPrimaryColour: '#FFD23F',
    themeAppHeadingFontStyle: 'garage_gothic',
    themeAppBodyFontStyle: 'lato',
    themeAppSecondaryButtonStyle: 'solid',
  },
};

// A data URL, so that a theme needs no file server.
function logo(name: string, colour: string): string {
  const text = name.replace('&', '&amp;');
  // A light background behind the name, because the header may have any colour.
  const plate = 24 + name.length * 8.4;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${48 + plate} 40" role="img" aria-label="${text}"><rect width="40" height="40" rx="8" fill="${colour}"/><path d="M8 28 20 10l12 18z" fill="#fff"/><rect x="48" width="${plate}" height="40" rx="8" fill="#fff"/><text x="58" y="26" font-family="sans-serif" font-size="15" font-weight="700" fill="#262731">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
