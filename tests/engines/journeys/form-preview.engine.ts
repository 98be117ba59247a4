import { expect, test } from 'vitest';
import { sites } from '../../e2e/support/sub-sites.ts';
import { DESKTOP_SIZE, openBrowser } from '../support/visit.ts';

const { openWindow } = openBrowser();
const QUESTIONS = '[{"id":"g","title":"You","questions":[{"id":"diet","label":"Diet","type":"text"}]}]';

test('staff fill in a form in a window as wide as a phone, which is as high as its content', async () => {
  const screen = await openWindow(DESKTOP_SIZE);
  await screen.window.open(`${sites.onlineJoining}/form-preview`);
  await screen.label('JSON').fill(QUESTIONS);
  await screen.role('button', 'Check').click();
  await screen.role('radio', 'Phone').check();
  const form = screen.frame('iframe');
  await form.label(/^Diet/).fill('Vegan');
  await form.role('button', 'Check my answers').click();
  expect(await form.role('status').waitUntilVisible()).toBe(
    'These answers would be accepted. Nothing has been sent.',
  );
  const size = '[innerWidth, document.documentElement.scrollHeight - innerHeight]';
  expect(await form.window.evaluate(['iframe'], size)).toEqual([390, 0]);
});
