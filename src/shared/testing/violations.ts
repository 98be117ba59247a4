import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules about the rest of the page, layout or drawn text, which the browser journeys check instead. */
const OF_A_BROWSER = [
  'color-contrast',
  'label-content-name-mismatch',
  'target-size',
  'region',
  'landmark-one-main',
  'page-has-heading-one',
];

/** The accessibility violations that axe finds on the screen. */
export async function listViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: RULES,
    rules: Object.fromEntries(OF_A_BROWSER.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // A document in a frame is not loaded here.
    iframes: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
