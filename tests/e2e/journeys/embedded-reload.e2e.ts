import { browserFlags, findBrowser } from '../../../scripts/lib/browser.ts';
import {
  expectNoInnerScroll,
  openHostPage,
  readFrameStorage,
  readReceivedEvents,
} from '../support/host-page.ts';
import {
  answerQuestions,
  buildNewCustomer,
  chooseMembership,
  createAccount,
  findSection,
  searchCentre,
} from '../support/joining-steps.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// A browser with ordinary settings: no third-party cookies, and storage partitioned by the page around the frame.
// Playwright disables partitioning; passing no features to disable restores it.
test.use({
  launchOptions: {
    executablePath: await findBrowser(),
    args: [...browserFlags, '--test-third-party-cookie-phaseout', '--disable-features='],
  },
});

test('a reload of the frame keeps the customer, the selection and the answers, without any cookie', async ({
  page,
}) => {
  const frame = await openHostPage(page);
  await expect(frame.getByLabel('Find a centre')).toBeVisible();
  expect(await readFrameStorage(frame)).toEqual({ cookies: false, storage: true });

  await searchCentre(
    frame,
    'M3 4JR',
    process.env.PAVILION_REAL_DATA ? 'Y Club Manchester' : 'Irwell Street Baths',
  );
  await chooseMembership(frame, 'Unlimited Fitness');
  await createAccount(frame, buildNewCustomer('reloads'));
  await answerQuestions(frame);
  await expect(findSection(frame, 'Review & select dates').getByText('Total to pay now')).toBeVisible();

  await frame.evaluate(() => location.reload());
  await expect.poll(() => readReceivedEvents(page, 'pavilion:ready')).toHaveLength(2);
  await expect(findSection(frame, 'Choose membership').getByText('Unlimited Fitness')).toBeVisible();
  await expect(findSection(frame, 'Your details').getByText('Ada Byron')).toBeVisible();
  await expect.poll(() => frame.evaluate(() => document.cookie)).toBe('');
  await expectNoInnerScroll(frame);
  await expectAccessible(page);
});
