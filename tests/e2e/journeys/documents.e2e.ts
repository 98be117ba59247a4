import { enterScenario } from '../support/sandbox.ts';
import { keepToken } from '../support/sign-in.ts';
import { sites } from '../support/sub-sites.ts';
import { expect, expectAccessible, ONE_WIDTH, test } from '../support/test.ts';

const SIDE_PX = 3000;

test(
  'a customer uploads a document with the keyboard alone; a large picture is reduced in size',
  ONE_WIDTH,
  async ({ page }) => {
    const { token } = await enterScenario<{ token: string }>('a-customer-with-a-rejected-proof');
    await keepToken(page, token);
    await page.goto(`${sites.myAccount}/documents`);
    const proof = page.getByRole('region', { name: 'Proof of study', exact: true });
    await expect(
      page.getByText('We couldn’t accept this document: We can’t read the date on the card'),
    ).toBeVisible();
    await expectAccessible(page);
    const pictureUrl = await page.evaluate((side) => {
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = side / 2;
      canvas.getContext('2d')?.fillRect(0, 0, side / 2, side / 4);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    }, SIDE_PX);

    const chooser = page.waitForEvent('filechooser', { timeout: 15_000 });
    await proof.getByRole('button', { name: 'Choose a file' }).press('Enter');
    const file = { name: 'card.png', mimeType: 'image/png', buffer: Buffer.from(pictureUrl, 'base64') };
    await (await chooser).setFiles(file);
    const preview = proof.getByRole('img', { name: 'What we’ll send as Proof of study' });
    await expect(preview).toBeVisible();
    expect(
      await preview.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    ).toBe(2400);
    await expectAccessible(page);
    const sendButton = proof.getByRole('button', { name: 'Send', exact: true });
    for (let presses = 0; presses < 6; presses += 1) {
      if (await sendButton.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Shift+Tab');
    }
    await expect(sendButton).toBeFocused();
    await page.keyboard.press('Enter');

    const heldDocuments = page.getByRole('region', { name: 'Documents we hold' });
    await expect(heldDocuments.getByText('We’re checking your document.')).toBeVisible();
    await expect(page.getByText('We don’t need any documents from you.')).toBeVisible();
    // The focus moves to where the document was, instead of getting lost with its button.
    await expect(page.getByRole('group', { name: 'What we need' })).toBeFocused();
    await expectAccessible(page);
  },
);
