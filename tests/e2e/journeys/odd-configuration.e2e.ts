import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chooseMembership, createAccount, newCustomer, section } from '../support/joining-steps.ts';
import { enterScenario } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

const CENTRE = '/centre/ardwick-fields-leisure-centre';
/** HTML of which nothing but the words may be read, and nothing tried. */
const FOOTER =
  '<p style="color: red" onclick="alert(1)">Kept words</p><style>p { color: red }</style><script>alert(1)</script>' +
  '<iframe src="https://elsewhere.example"></iframe>';

async function openMemberships(page: Page): Promise<void> {
  await page.goto(CENTRE);
  await section(page, 'Choose centre').getByRole('button', { name: 'Continue' }).click();
}

test('a required question that cannot be asked stops the sale and says whom to call; a footer is cleaned without a report', async ({
  page,
}) => {
  // Staff have configured everything oddly, for this page alone.
  const visitor = randomUUID();
  await enterScenario('odd-configuration', { visitor });
  await page.setExtraHTTPHeaders({ 'X-Sandbox-Visitor': visitor });
  await page.route('**/api/activities/footer*', (route) =>
    route.fulfill({ contentType: 'text/html', body: FOOTER }),
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      console.error(`stopped by the policy: ${effectiveDirective}`),
    );
  });
  await openMemberships(page);
  await expect(page.getByText('Kept words')).toBeVisible();
  await chooseMembership(page, 'Gym');
  await createAccount(page, newCustomer('no-proof'));
  const refusal = page.getByText(/We need an answer to “Upload a proof”, and this page cannot ask for it\./);
  await expect(refusal).toBeVisible();
  await expect(refusal).toContainText(/Please call Ardwick Fields Leisure Centre .* on 01632 \d{6}\./);
  await expect(section(page, 'Review & select dates').getByText('Total to pay now')).toHaveCount(0);
});
