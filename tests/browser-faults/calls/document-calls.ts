import { expect, type Page } from '@playwright/test';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { BrowserCall, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';
import { PIXEL } from './pixel.ts';

const findProofSection = (page: Page) => page.getByRole('region', { name: 'Proof of study', exact: true });
const findCheckingText = (page: Page) =>
  page.getByRole('region', { name: 'Documents we hold' }).getByText('We’re checking your document.');
const clickSend = (page: Page) => page.getByRole('button', { name: /^Send/ }).click();

async function chooseFile(page: Page, customer: Customer): Promise<void> {
  await openDocuments(page, customer);
  const file = { name: 'card.png', mimeType: 'image/png', buffer: PIXEL };
  await page
    .getByLabel(/^Choose a/)
    .first()
    .setInputFiles(file);
  await expect(page.getByRole('img', { name: 'What we’ll send as Proof of study' })).toBeVisible();
}

async function openDocuments(page: Page, customer: Customer): Promise<void> {
  await logInAs(page, customer);
  await page.goto(`${sites.myAccount}/documents`);
  await expect(findProofSection(page).or(findCheckingText(page)).first()).toBeVisible();
}

const documentSending = {
  customer: () => enterScenario<Customer>('a-customer-with-a-rejected-proof'),
  openBefore: chooseFile,
  makeCall: clickSend,
  findResult: findCheckingText,
  async recover(page: Page, customer: Customer) {
    await openDocuments(page, customer);
    if (await findCheckingText(page).isVisible()) return;
    await chooseFile(page, customer);
    await clickSend(page);
  },
  async expectRecords({ email }: Customer) {
    expect((await readLedger(email)).customers).toHaveLength(1);
  },
};

/** The calls by which customers hand in documents. */
export const documentCalls: readonly BrowserCall[] = [
  { ...documentSending, name: 'announce a document', call: 'POST /api/my-account/documents' },
  {
    ...documentSending,
    name: 'send a document',
    call: 'PUT /api/my-account/documents/{id}/content',
    isUpload: true,
  },
];
