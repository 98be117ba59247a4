import { readRecord, readStored, writeStored } from '../lib';
import { DEFAULT_HEADER_RGB, formatColour, parseColour, type Rgb } from './colour';
import { DEFAULT_FONTS, FONT_FAMILIES, type Font, findHeadingScale, parseFont } from './fonts';

/** The theme of the tab's last document: venue, site name and the root element's style. */
const STYLE_STORAGE_KEY = 'pavilion.style';
const HEADING_WEIGHT = 800;
const BODY_WEIGHT = 400;

const rootStyle = () => document.documentElement.style;
const setVenueVariable = (name: string, value: string) => rootStyle().setProperty(`--venue-${name}`, value);

function loadFont(weight: number, families: string): void {
  if (families) document.fonts?.load(`${weight} 1em ${families}`).catch(() => {});
}

const formatFamilyNames = (font: Font) => FONT_FAMILIES[font].own.map((name) => `'${name}'`).join();

/**
 * Applies an API theme's colours to the shell. Its texts keep the fallback faces, which have the same metrics: the application
 * loads the fonts later, so that they do not compete with the scripts on a slow connection.
 */
export function styleShell(theme: unknown): void {
  const { theme_app_heading_font_style, theme_app_header_bg_colour, theme_app_dark_bg_colour } =
    readRecord(theme);
  setVenueVariable(
    'heading-scale',
    findHeadingScale(parseFont(theme_app_heading_font_style) ?? DEFAULT_FONTS.heading),
  );
  setVenueVariable('header', formatColour(parseColour(theme_app_header_bg_colour) ?? DEFAULT_HEADER_RGB));
  const dark = parseColour(theme_app_dark_bg_colour) ?? DEFAULT_HEADER_RGB;
  setVenueVariable('dark', formatColour(dark));
  if (isDark(dark)) setVenueVariable('on-dark', '#FFFFFF');
}

/** A rough estimate of whether white text is readable on a colour; the application measures it exactly (`plainTextOn`). */
function isDark([red, green, blue]: Rgb): boolean {
  return 2 * red + 5 * green + blue < 8 * 118;
}

/** Styles the shell for a system screen, which has no theme. */
export function showSystemScreenStyle(): void {
  styleShell(null);
  setVenueVariable(
    'body-font',
    `${formatFamilyNames(DEFAULT_FONTS.body)},'${FONT_FAMILIES[DEFAULT_FONTS.body].fallback}',sans-serif`,
  );
}

/**
 * Restores the stored style if it belongs to the same venue.
 *
 * @param findVenue gives the venue for a site name
 * @returns whether a style was restored
 */
export function restoreStyle(findVenue: (siteName: string) => string | null): boolean {
  try {
    const storedStyle: unknown = JSON.parse(readStored('session', STYLE_STORAGE_KEY) ?? 'null');
    if (!Array.isArray(storedStyle)) return false;
    const [venue, siteName, declarations]: unknown[] = storedStyle;
    if (typeof siteName !== 'string' || typeof declarations !== 'string') return false;
    if (venue !== findVenue(siteName)) return false;
    rootStyle().cssText = declarations;
  } catch {
    return false;
  }
  const readFaces = (name: string, count: number) =>
    rootStyle().getPropertyValue(`--venue-${name}-font`).split(',', count).join();
  loadFont(HEADING_WEIGHT, readFaces('heading', 2));
  loadFont(BODY_WEIGHT, readFaces('body', 1));
  return true;
}

/** Stores the style for the next document of the tab. */
export function saveStyle(venue: string | null, siteName: string): void {
  writeStored('session', STYLE_STORAGE_KEY, JSON.stringify([venue, siteName, rootStyle().cssText]));
}
