import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildNewCustomer, chooseMembership, createAccount, findSection } from '../support/joining-steps.ts';
import { enterScenario } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

const CENTRE_PATH = '/centre/ardwick-fields-leisure-centre';
/** The beginning of the demo's long word, which is wider than any screen. */
const LONG_WORD = /Schwimmbad/;
/** HTML of which only the words may remain, and nothing may be executed. */
const FOOTER_HTML =
  '<p style="color: red" onclick="alert(1)">Kept words</p><style>p { color: red }</style><script>alert(1)</script>' +
  '<iframe src="https://elsewhere.example"></iframe>';

/**
 * Opens a page with an unusable configuration that affects only this page.
 * @returns what the site reports about it
 */
async function openMisconfigured(page: Page) {
  const visitor = randomUUID();
  await enterScenario('odd-configuration', { visitor });
  await page.setExtraHTTPHeaders({ 'X-Sandbox-Visitor': visitor });
  const warned: string[] = [];
  const reportedUrls: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('pavilion: ')) warned.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().endsWith('/configuration-reports')) return;
    const { kind, name, problem } = JSON.parse(request.postData() ?? '{}');
    reportedUrls.push(`pavilion: ${kind} “${name}”: ${problem}`);
  });
  return { warned, reported: reportedUrls };
}

async function openMemberships(page: Page): Promise<void> {
  await page.goto(CENTRE_PATH);
}

/** Checks that no word, however long, makes the page wider than a small screen. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
  }
}

test('unusable configuration values are ignored, warned about once and reported once; long words stay on the screen', async ({
  page,
}) => {
  const { warned, reported: reportedUrls } = await openMisconfigured(page);
  await page.goto('/');
  await expect(page.getByText(LONG_WORD).first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await openMemberships(page);
  const memberships = findSection(page, 'Choose membership');
  await expect(memberships.getByText(LONG_WORD).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await chooseMembership(page, 'Unlimited Fitness');

  const details = findSection(page, /^Your details/);
  await expect(details.getByLabel('Phone number')).toBeVisible();
  await expect(details.getByLabel('First name')).toHaveCount(1);
  await expect(details.getByText('Welcome')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await createAccount(page, buildNewCustomer('oddly'));

  const questions = findSection(page, 'Additional details');
  await questions.getByLabel('Who should we call in an emergency?').fill('Annabella Milbanke');
  await expect(questions.getByText('Sign here if you like')).toHaveCount(0);
  await expect(questions.getByText('Nothing to ask')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await questions.getByLabel('Which describes you best?').selectOption({ label: 'Under 18s' });
  await questions.getByRole('checkbox', { name: 'racquet_sports' }).check();
  await questions.getByRole('button', { name: 'Continue' }).click();

  await expect(findSection(page, 'Review & select dates').getByText('Total to pay now')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Show summary' }).click();
  await expectNoSidewaysScroll(page);

  const names = warned.map((line) => /“(.*?)”/.exec(line)?.[1] ?? line);
  expect(names.toSorted()).toEqual([
    'First name once more',
    'Sign here if you like',
    'Unlimited Fitness',
    'Welcome',
  ]);
  expect(reportedUrls).toEqual(warned);
});

test('a required question that cannot be shown stops the sale and says whom to call; a footer is sanitised without a report', async ({
  page,
}) => {
  await openMisconfigured(page);
  await page.route('**/api/activities/footer*', (route) =>
    route.fulfill({ contentType: 'text/html', body: FOOTER_HTML }),
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      console.error(`stopped by the policy: ${effectiveDirective}`),
    );
  });
  await openMemberships(page);
  await expect(page.getByText('Kept words')).toBeVisible();
  await chooseMembership(page, 'Gym');
  await createAccount(page, buildNewCustomer('no-proof'));
  const refusal = page.getByText(/We need an answer to “Upload a proof”, but we can’t ask for it here\./);
  await expect(refusal).toBeVisible();
  await expect(refusal).toContainText(/Please call Ardwick Fields Leisure Centre .* on 01632 \d{6}\./);
  await expect(findSection(page, 'Review & select dates').getByText('Total to pay now')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});
