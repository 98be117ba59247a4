import { expect, type Page } from '@playwright/test';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { Call, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';
import { PIXEL } from './pixel.ts';

const findProofSection = (page: Page) => page.getByRole('region', { name: 'Proof of study', exact: true });
const checking = (page: Page) =>
  page.getByRole('region', { name: 'Documents we hold' }).getByText('We’re checking your document.');
const send = (page: Page) => page.getByRole('button', { name: /^Send/ }).click();

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
  await expect(findProofSection(page).or(checking(page)).first()).toBeVisible();
}

const sending = {
  customer: () => enterScenario<Customer>('a-customer-with-a-rejected-proof'),
  openBefore: chooseFile,
  makeCall: send,
  findResult: checking,
  async recover(page: Page, customer: Customer) {
    await openDocuments(page, customer);
    if (await checking(page).isVisible()) return;
    await chooseFile(page, customer);
    await send(page);
  },
  async expectRecords({ email }: Customer) {
    expect((await readLedger(email)).customers).toHaveLength(1);
  },
};

/** The calls by which customers hand in documents. */
export const documentCalls: readonly Call[] = [
  { ...sending, name: 'announce a document', call: 'POST /api/my-account/documents' },
  {
    ...sending,
    name: 'send a document',
    call: 'PUT /api/my-account/documents/{id}/content',
    isUpload: true,
  },
];
