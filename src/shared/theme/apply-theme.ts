import { readLogo } from './theme-values';
import { toThemeVariables, type VenueTheme } from './venue-theme';

/** An attribute of the root element, because the theme belongs to the document, as its CSS variables do. */
const LOGO_ATTRIBUTE = 'data-venue-logo';

/** Sets the logo on an image with `data-logo` when it is mounted. */
export function showLogo(picture: HTMLImageElement | null): void {
  const address = document.documentElement.getAttribute(LOGO_ATTRIBUTE);
  if (address) picture?.setAttribute('src', address);
  else picture?.removeAttribute('src');
}

/**
 * Applies a theme as CSS variables in one style pass, without rendering React. The inline script of index.html stores them for
 * the next document.
 */
export function applyTheme(theme: VenueTheme): void {
  const root = document.documentElement;
  const variables = toThemeVariables(theme);
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
  root.setAttribute(LOGO_ATTRIBUTE, readLogo(theme.themeAppLogo, document.baseURI) ?? '');
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-logo]')) showLogo(picture);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', variables['--venue-header'] ?? '');
}
