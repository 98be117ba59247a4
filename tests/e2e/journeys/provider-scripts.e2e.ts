import type { FrameLocator, Page } from '@playwright/test';
// What the providers' scripts add to `window`.
import type {} from '../../../src/features/pay-by-card/gateways/opayo-like/sdk.ts';
import type {} from '../../../src/features/pay-by-card/gateways/ryft-like/sdk.ts';
import { SECURITY_CODE } from '../support/card-data.ts';
import { openCheckout } from '../support/checkout-steps.ts';
import { fillCardDetails } from '../support/fill.ts';
import { OPAYO_CARD } from '../support/opayo-steps.ts';
import { fillRyftCard, RYFT_CARD } from '../support/ryft-steps.ts';
import { enterScenario } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

// The simulators' scripts as seen by a page: what the providers document about results, errors and expiry.

const CARD_NUMBER = OPAYO_CARD.replaceAll(' ', '');
const CARD_DETAILS = {
  cardholderName: 'SUCCESSFUL',
  cardNumber: CARD_NUMBER,
  expiryDate: '1234',
  securityCode: SECURITY_CODE,
};

/**
 * Opens a checkout whose script has loaded.
 * @returns the merchant session key that it received
 */
async function openOpayo(page: Page, scenario = 'provider-opayo'): Promise<string> {
  const prepareResponse = page.waitForResponse('**/api/checkout/prepare');
  await openCheckout(page, scenario);
  const { data }: { data: { session_key: string } } = await (await prepareResponse).json();
  await expect(
    page.frameLocator('iframe[title="Secure card details"]').getByLabel('Card number'),
  ).toBeEnabled();
  return data.session_key;
}

/** Calls `sagepayOwnForm({ merchantSessionKey }).tokeniseCardDetails`, and returns its result. */
function tokenise(page: Page, key: string, changes: Partial<typeof CARD_DETAILS> = {}): Promise<unknown> {
  return page.evaluate(
    ([merchantSessionKey, cardDetails]) =>
      new Promise((onTokenised) => {
        window.sagepayOwnForm?.({ merchantSessionKey }).tokeniseCardDetails({ cardDetails, onTokenised });
      }),
    [key, { ...CARD_DETAILS, ...changes }] as const,
  );
}

/**
 * Opens a drop-in of the test's own.
 * @returns a function that reports its result
 */
async function openDropIn(
  page: Page,
  key: string,
): Promise<{ frame: FrameLocator; tells: () => Promise<unknown> }> {
  await page.evaluate((merchantSessionKey) => {
    const place = document.createElement('div');
    place.id = 'drop-in';
    document.body.prepend(place);
    const answer = new Promise((onTokenise) => {
      const options = { merchantSessionKey, containerSelector: '#drop-in', onTokenise };
      Reflect.set(window, 'dropIn', window.sagepayCheckout?.(options));
    });
    Reflect.set(window, 'dropInAnswer', answer);
  }, key);
  const readEvents = () =>
    page.evaluate(() => {
      Reflect.get(window, 'dropIn').tokenise();
      return Reflect.get(window, 'dropInAnswer');
    });
  return { frame: page.frameLocator('#drop-in iframe'), tells: readEvents };
}

async function fillFields(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel('Name on card').fill('SUCCESSFUL');
  await fillCardDetails(frame, number);
}

test('Opayo-like: the own form reports a list of errors, then an identifier, and its key accepts no second card', async ({
  page,
}) => {
  const key = await openOpayo(page);
  expect(await tokenise(page, key, { cardNumber: '4929000000007', cardholderName: '' })).toMatchObject({
    success: false,
    errors: [
      { code: 1003, message: 'The cardholder name is required' },
      { code: 1007, message: expect.any(String) },
    ],
  });
  expect(await tokenise(page, key)).toMatchObject({
    success: true,
    cardIdentifier: expect.any(String),
    cardType: 'Visa',
  });
  expect(await tokenise(page, key)).toMatchObject({ success: false, errors: [{ code: 1002 }] });
});

test('Opayo-like: the drop-in reports one error with its number, and a key that has expired as 1002', async ({
  page,
}) => {
  const key = await openOpayo(page);
  const wrongDropIn = await openDropIn(page, key);
  await fillFields(wrongDropIn.frame, '4929 0000 0000 7');
  expect(await wrongDropIn.tells()).toMatchObject({
    success: false,
    error: { httpCode: 422, errorCode: 1007, errorMessage: expect.any(String) },
  });
  await enterScenario('opayo-session-expired', { sessionKey: key });
  expect(await tokenise(page, key)).toMatchObject({ success: false, errors: [{ code: 1002 }] });
});

test('Opayo-like: the drop-in uses the form around it, or the one that is named, and nothing else', async ({
  page,
}) => {
  await openOpayo(page);
  const results = await page.evaluate(() => {
    const form = document.createElement('form');
    const place = document.createElement('div');
    place.id = 'bound';
    form.append(place);
    document.body.append(form);
    const openDropInAt = (containerSelector: string) =>
      window.sagepayCheckout?.({ merchantSessionKey: 'key', containerSelector, onTokenise: () => {} });
    const bindDropIn = (dropIn: unknown, given?: unknown) => {
      try {
        Reflect.apply(Reflect.get(Object(dropIn), 'form'), dropIn, given === undefined ? [] : [given]);
        return 'bound';
      } catch {
        return 'refused';
      }
    };
    const inside = openDropInAt('#bound');
    const answers = [bindDropIn(inside), bindDropIn(inside, { formSelector: '#no-such-form' })];
    document.body.append(place);
    return [...answers, bindDropIn(openDropInAt('#bound'))];
  });
  expect(results).toEqual(['bound', 'refused', 'refused']);
});

test('Stripe-like: its script adds another one of its host to the checkout', async ({ page }) => {
  await openCheckout(page, 'provider-stripe');
  await expect(page.locator('iframe[title="Secure card payment input frame"]')).toBeVisible();
  const addScript = (address: string) =>
    page.evaluate((src) => {
      try {
        document.createElement('script').src = src;
        return 'let in';
      } catch {
        return 'refused';
      }
    }, address);
  const scriptAddress = await page.locator('script[src*="stripe-like"]').first().getAttribute('src');
  expect(await addScript(new URL('/v1/checker.js', scriptAddress ?? '').href)).toBe('let in');
  await expect(page.locator('script[src$="/v1/checker.js"]')).toHaveCount(1);
});

test.describe('Stripe-like: what its script may not add', () => {
  test.use({ expectedNoise: /TrustedScriptURL|TrustedHTML|Trusted Type/ });

  test('Stripe-like: what its script may not add is a script of another host, and HTML', async ({ page }) => {
    await openCheckout(page, 'provider-stripe');
    await expect(page.locator('iframe[title="Secure card payment input frame"]')).toBeVisible();
    const results = await page.evaluate(() => {
      const tries = [
        () => Reflect.set(document.createElement('script'), 'src', 'https://evil.example/x.js'),
        () => Reflect.set(document.createElement('script'), 'src', '/assets/own.js'),
        () => Reflect.set(document.createElement('div'), 'innerHTML', '<b>x</b>'),
      ];
      return tries.map((attempt) => {
        try {
          attempt();
          return 'let in';
        } catch {
          return 'refused';
        }
      });
    });
    expect(results).toEqual(Array(3).fill('refused'));
  });
});

test('Opayo-like: an unknown key gives 1006, and a card that is not saved cannot be activated', async ({
  page,
}) => {
  const key = await openOpayo(page);
  expect(await tokenise(page, 'made-up')).toMatchObject({ success: false, errors: [{ code: 1006 }] });
  const activated = await page.evaluate(
    (merchantSessionKey) =>
      new Promise((onActivated) => {
        const given = { reusableCardIdentifier: 'made-up', securityCode: '737', onActivated };
        window.sagepayOwnForm?.({ merchantSessionKey }).activateReusableCardIdentifier(given);
      }),
    key,
  );
  expect(activated).toMatchObject({ success: false, errors: [{ code: 1011 }] });
});

test('Ryft-like: a decline resolves with its reason, invalid fields reject, and the session may be attempted again', async ({
  page,
}) => {
  await openCheckout(page, 'provider-ryft');
  await fillRyftCard(page, RYFT_CARD, '200');
  const attemptPayment = () =>
    page.evaluate(async () => {
      try {
        // Uses the session that the page was opened with.
        const session = await window.Ryft?.attemptPayment({ clientSecret: '' });
        return [session?.status, session?.lastError];
      } catch (problem) {
        return String(problem);
      }
    });
  expect(await attemptPayment()).toEqual(['PendingPayment', 'insufficient_funds']);
  const words = await page.evaluate(() => window.Ryft?.getUserFacingErrorMessage('insufficient_funds'));
  expect(words).toBe('Your payment method does not have sufficient funds');
  await fillRyftCard(page, RYFT_CARD, '1');
  expect(await attemptPayment()).toBe('Error: The card details are not valid.');
  await fillRyftCard(page);
  expect(await attemptPayment()).toEqual(['Approved', null]);
});
