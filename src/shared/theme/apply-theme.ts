import { readLogo } from './theme-values';
import { themeVariables, type VenueTheme } from './venue-theme';

/** Kept on the root element, as the variables are: the theme in force belongs to the document and to no component. */
const LOGO = 'data-venue-logo';

/** Gives a picture the logo of the theme in force. For elements with `data-logo`, when they come into the page. */
export function showLogo(picture: HTMLImageElement | null): void {
  const address = document.documentElement.getAttribute(LOGO);
  if (address) picture?.setAttribute('src', address);
  else picture?.removeAttribute('src');
}

/**
 * Puts a theme in force: one batch of CSS variables and one style pass. React does not render for it. The inline script of index.html
 * keeps them for the tab's next document.
 */
export function applyTheme(theme: VenueTheme): void {
  const root = document.documentElement;
  const variables = themeVariables(theme);
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
  root.setAttribute(LOGO, readLogo(theme.themeAppLogo, document.baseURI) ?? '');
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-logo]')) showLogo(picture);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', variables['--venue-header'] ?? '');
}
