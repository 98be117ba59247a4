import type { Page } from '@playwright/test';
import { buildTheme } from '../../fixtures/frontend.ts';
import { expect } from './test.ts';

const THEME_ADDRESS = /\/api\/frontend\/theme/;

const buildColourTheme = (primary: string, secondary: string) =>
  ({
    theme_app_primary_colour: primary,
    theme_app_secondary_colour_1: secondary,
    theme_app_secondary_colour_2: primary,
    theme_app_dark_bg_colour: secondary,
    theme_app_header_bg_colour: primary,
    header_primary_colour: secondary,
  }) as const;

/** A dark, a pale and a saturated primary colour, both styles of secondary buttons, and every font for headings and for text. */
const themes = {
  'dark, solid, Garage Gothic and Roboto': buildTheme({
    ...buildColourTheme('#12161F', '#3B0A45'),
    theme_app_secondary_button_style: 'solid',
    theme_app_heading_font_style: 'garage_gothic',
    theme_app_body_font_style: 'roboto',
  }),
  'pale, outline, Lato': buildTheme({
    ...buildColourTheme('#FFF3C4', '#E3F6E5'),
    theme_app_secondary_button_style: 'outline',
    theme_app_heading_font_style: 'lato',
    theme_app_body_font_style: 'lato',
  }),
  'saturated, solid, Open Sans': buildTheme({
    ...buildColourTheme('#FF00C8', '#00E5FF'),
    theme_app_secondary_button_style: 'solid',
    theme_app_heading_font_style: 'open_sans',
    theme_app_body_font_style: 'open_sans',
  }),
  'saturated, outline, Roboto and Garage Gothic': buildTheme({
    ...buildColourTheme('#39FF14', '#FF3B00'),
    theme_app_secondary_button_style: 'outline',
    theme_app_heading_font_style: 'roboto',
    theme_app_body_font_style: 'garage_gothic',
  }),
};

export interface AppliedTheme {
  readonly name: string;
  /** The CSS variables that the site sets on the root element for the theme. */
  readonly variables: Readonly<Record<string, string>>;
}

/** All themes as the site applies them, read from a separate page. */
export async function listAppliedThemes(page: Page): Promise<AppliedTheme[]> {
  const appliedThemes: AppliedTheme[] = [];
  for (const [name, theme] of Object.entries(themes)) {
    const themePage = await page.context().newPage();
    await themePage.route(THEME_ADDRESS, (route) =>
      route.fulfill({ json: { data: { ...theme, theme_app_logo: null } } }),
    );
    await themePage.goto('/login');
    const readVariables = () =>
      themePage.evaluate(() => {
        const { style } = document.documentElement;
        const names = [...style].filter((variable) => variable.startsWith('--venue-'));
        return Object.fromEntries(names.map((variable) => [variable, style.getPropertyValue(variable)]));
      });
    await expect
      .poll(async () => (await readVariables())['--venue-primary'])
      .toBe(theme.theme_app_primary_colour);
    appliedThemes.push({ name, variables: await readVariables() });
    await themePage.close();
  }
  return appliedThemes;
}

/** Shows the page in a theme, or in its own again if none is given. */
export async function applyTheme(page: Page, { variables }: Pick<AppliedTheme, 'variables'>): Promise<void> {
  await page.evaluate(async (variables) => {
    for (const [name, value] of Object.entries(variables))
      document.documentElement.style.setProperty(name, value);
    await document.fonts.ready;
  }, variables);
}
