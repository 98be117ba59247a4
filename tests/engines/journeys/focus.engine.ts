import { expect, test } from 'vitest';
import { sites } from '../../e2e/support/sub-sites.ts';
import { openAs, openBrowser, PHONE_SIZE } from '../support/visit.ts';

const { openWindow } = openBrowser();
const MEMBERSHIP_ADDRESS = `${sites.onlineJoining}/centre/ardwick-fields-leisure-centre/membership/swim/recurring`;
/** As many as there are from the start date to the step's button. */
const TAB_COUNT = 16;

/** Whether what has the focus is hidden by the bar or out of the window, and how it begins. */
const FOCUS_EXPRESSION = `(() => {
  const focused = document.activeElement;
  const bar = document.querySelector('aside');
  const { top, bottom } = focused.getBoundingClientRect();
  const isOfBar = bar.contains(focused) || focused.matches('[data-step-action]');
  const isHidden = !isOfBar && (bottom <= 0 || top >= bar.getBoundingClientRect().top);
  return (isHidden ? 'hidden ' : 'seen ') + focused.outerHTML.slice(0, 120);
})()`;

test('what the keyboard reaches on a phone is never below the bar with the total', async () => {
  const screen = await openWindow(PHONE_SIZE);
  await openAs(screen, 'a-customer-without-instruction', MEMBERSHIP_ADDRESS);
  await screen.role('region', 'Your details').role('button', 'Continue').click();
  const dates = screen.role('region', 'Review & select dates');
  await dates.role('checkbox', /^I accept: /, 0).waitUntilVisible();
  await dates.label('Start date').click();
  const reachedElements = new Set<string>();
  for (let step = 0; step < TAB_COUNT; step += 1) {
    await screen.window.key('Tab');
    reachedElements.add(String(await screen.window.evaluate([], FOCUS_EXPRESSION)));
  }
  expect([...reachedElements].filter((element) => element.startsWith('hidden'))).toEqual([]);
  expect(reachedElements.size).toBeGreaterThan(TAB_COUNT / 2);
});
