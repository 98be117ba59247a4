import { expect, test } from '../e2e/support/test.ts';
import { takePicture } from './picture.ts';

const QUESTIONS = {
  data: [
    {
      id: 'visits',
      title: 'About your visits',
      questions: [
        { id: 'diet', label: 'What do you eat?', type: 'text', is_required: false },
        { id: 'diet', label: 'What may you not eat?', type: 'text', is_required: true },
        { id: 'when', label: 'When do you come?', type: 'select', options: ['Mornings', 'Evenings'] },
      ],
    },
  ],
};

test('the form preview', async ({ page }) => {
  await page.goto('/form-preview');
  await page.getByRole('textbox', { name: 'JSON' }).fill(JSON.stringify(QUESTIONS, null, 2));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.frameLocator('iframe').getByRole('combobox', { name: 'When do you come?' }).waitFor();
  const findings = page.getByRole('heading', { level: 2, name: 'What we found' });
  await findings.evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 24));
  await takePicture(page, 'form-preview');

  await page.getByRole('link', { name: 'Why is it not shown?' }).click();
  await page.getByRole('combobox', { name: 'Centre' }).selectOption('Ardwick Fields Leisure Centre');
  await page.getByRole('combobox', { name: 'Membership' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Customer’s date of birth' }).fill('30/12/2015');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Membership' });
  await field.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 64));
  await takePicture(page, 'form-preview-why');
});
