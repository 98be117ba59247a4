import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a page shows around what is tested, and what depends on how it is drawn: a journey judges these in a browser. */
const OF_A_BROWSER = ['color-contrast', 'target-size', 'region', 'landmark-one-main', 'page-has-heading-one'];

/** What axe finds wrong with what is on the screen. */
export async function violationsShown(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: RULES,
    rules: Object.fromEntries(OF_A_BROWSER.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
