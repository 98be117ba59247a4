import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../e2e/support/accessible.ts';
import { expectNoCardData } from '../e2e/support/card-data.ts';
import { readLedger } from '../e2e/support/sandbox.ts';
import type { BrowserCall, Customer } from './call.ts';
import type { Checks } from './checks.ts';
import { type BrowserFault, SITE_TIMEOUT_MS, UPLOAD_FACTOR } from './faults.ts';
import { isKnownText } from './known-texts.ts';
import { type CallOutcome, readScreen, type Screen } from './screen.ts';
import type { Visit } from './visit.ts';

/** A failed call and its result. */
export interface FailedCall {
  readonly visit: Visit;
  readonly call: BrowserCall;
  readonly fault: BrowserFault;
  readonly customer: Customer;
  readonly outcome: CallOutcome;
  /** What the page showed at that moment. */
  readonly screen: Screen;
  /** What had been announced before. */
  readonly announcedBefore: readonly string[];
  /** How long it took since the customer acted, or since the last response arrived or was given up. */
  readonly tookMs: number;
  readonly sinceResponseMs: number;
}

const SECOND_MS = 1000;
/** Allows for a busy machine and for the connection between the browser and the test. */
const BUSY_MACHINE_MS = 1000;
const TECHNICAL_TEXT =
  /Server Error|SQLSTATE|Bad Gateway|Service Unavailable|\bundefined\b|\[object|\bNaN\b|Failed to fetch|TypeError|SyntaxError|Unexpected (token|end)/;
const PERSONAL_TEXTS = ['Ockham', 'Byron', 'Annabella', '66374958', '08-99-99', '089999'];
const MONEY_PATTERN = /£\s?([\d,]+\.\d\d)/;

/** Checks the ten invariants of a failed call at the moment when the customer learns the result. */
export async function expectInvariants(checks: Checks, failedCall: FailedCall): Promise<void> {
  const { visit, call, fault, customer, outcome, screen, announcedBefore, tookMs, sinceResponseMs } =
    failedCall;
  const { page } = visit;
  const newAnnouncements = screen.announcements.filter((line) => !announcedBefore.includes(line));
  await checks.check('0 the fault occurred', () => {
    expect(visit.countFailedCalls()).toBeGreaterThan(0);
    if (fault.hasWrongShape) expect(visit.countWrongShapes()).toBeGreaterThan(0);
  });
  await checks.check('1 nothing is uncaught', () => expect(visit.errors).toEqual([]));
  // This also applies while the page reloads.
  await checks.check('2 a heading and a control', () =>
    expect(async () => {
      const { heading, controlCount } = await readScreen(page);
      expect(heading).not.toBe('');
      expect(controlCount).toBeGreaterThan(0);
    }).toPass({ timeout: 30_000 }),
  );
  await checks.check('3 the product’s texts', () => {
    expect(newAnnouncements.filter((line) => !isKnownText(line))).toEqual([]);
    expect(TECHNICAL_TEXT.exec(screen.body)?.[0] ?? null).toBeNull();
  });
  await checks.check('4 no more than one order and one charge', () => expectOneOrder(customer, screen.body));
  if (outcome === 'reported' && fault.status !== 401)
    for (const [field, text] of call.listTyped?.(page) ?? [])
      await checks.check('5 what was typed is kept', async () => {
        if (await field.isVisible()) expect(await field.inputValue()).toContain(text);
      });
  await checks.check('5 no secret is kept', () => expectNoSecrets(page, listSecrets(customer, outcome)));
  await checks.check('6 the busy state ends', () => {
    expect(outcome, screen.body).not.toBe('never');
    expect(screen.isBusy).toBe(false);
    expect(sinceResponseMs).toBeLessThan(SECOND_MS + BUSY_MACHINE_MS);
    // While the site checks a payment, it shows exactly that.
    const timeLimitMs = SITE_TIMEOUT_MS * (call.isUpload ? UPLOAD_FACTOR : 1);
    if (fault.isEndless && call.isPaying === undefined)
      expect(tookMs).toBeLessThan(timeLimitMs + SECOND_MS + BUSY_MACHINE_MS);
  });
  // A document that has just been opened has not received the focus yet.
  if (outcome === 'reported' && !call.isOpening)
    await checks.check('7 the focus is not lost', () => expect(screen.focus).not.toBe('lost'));
  if (outcome === 'reported') {
    if (!call.isOpening)
      await checks.check('7 the focus is in sight', () => expect(screen.focus).not.toBe('hidden'));
    await checks.check('7 it is announced', () => expect(newAnnouncements).not.toEqual([]));
  }
  await checks.check('7 accessible', () => expectAccessible(page));
  await checks.check('8 nothing personal in addresses, console, analytics', () =>
    expectNothingPersonal(visit, customer),
  );
  await checks.check('9 at most one reload, and no loop', () => {
    const openingDocuments = call.isOpening ? 1 : 0;
    expect(visit.countDocuments()).toBeLessThanOrEqual(1 + openingDocuments);
    expect(visit.countFailedCalls()).toBeLessThan(12);
  });
  await checks.check('10 the total is the ledger’s', () => expectTotalOfLedger(page, customer, outcome));
}

/** Checks what must be true after the customer has tried again. */
export async function expectWorksAgain(checks: Checks, { visit, call, customer }: FailedCall): Promise<void> {
  const { page, cards } = visit;
  await checks.check('again: it works', () =>
    expect((call.findRepeatedResult ?? call.findResult)(page)).toBeVisible(),
  );
  await checks.check('again: nothing is uncaught', () => expect(visit.errors).toEqual([]));
  await checks.check('again: the books', () => call.expectRecords(customer));
  await checks.check('again: the total is the ledger’s', () => expectTotalOfLedger(page, customer, 'done'));
  await checks.check('again: nothing personal leaks', () => expectNothingPersonal(visit, customer));
  if (call.isPaying)
    await checks.check('again: no card data anywhere', () => expectNoCardData(page.context(), cards));
}

async function expectOneOrder({ email }: Customer, body: string): Promise<void> {
  const { orders, charges } = await readLedger(email);
  expect(orders.length).toBeLessThanOrEqual(1);
  expect(charges.length).toBeLessThanOrEqual(1);
  if (/you have not been charged/i.test(body)) expect(charges).toHaveLength(0);
}

/**
 * The texts that must not appear anywhere. A logged-in customer has a token, which belongs only in the cookie that the
 * specification requires.
 */
function listSecrets({ password, token }: Customer, outcome: CallOutcome): string[] {
  const secrets = [password, token, '66374958', '08-99-99', '089999'];
  return secrets.filter((secret): secret is string => secret !== undefined && outcome !== 'never');
}

async function expectNoSecrets(page: Page, secrets: readonly string[]): Promise<void> {
  const storedText = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state, window.name]),
  );
  expect(secrets.filter((secret) => storedText.includes(secret))).toEqual([]);
}

async function expectNothingPersonal(
  { page, output }: Visit,
  { email, password, token }: Customer,
): Promise<void> {
  const dataLayer = await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'dataLayer') ?? null));
  const secrets = [email, password, token, ...PERSONAL_TEXTS].filter((text) => text !== undefined);
  const outputTexts = [...output, dataLayer, decodeURIComponent(page.url())];
  expect(secrets.filter((secret) => outputTexts.some((line) => line.includes(secret)))).toEqual([]);
}

/** Checks that the button shows the price of the basket, and the confirmation the amount paid. */
async function expectTotalOfLedger(page: Page, customer: Customer, outcome: CallOutcome): Promise<void> {
  const button = page.getByRole('button', { name: /^Pay £[\d.]+ now$/ });
  // A choice that the customer makes during the visit has no price that the scenario knows.
  if (customer.total && (await button.isVisible())) expect(await readAmount(button)).toBe(customer.total);
  if (outcome !== 'done' || !/\/order-confirmed\//.test(page.url())) return;
  const paidTotal = page.getByText('Total paid').first().locator('..');
  const { orders } = await readLedger(customer.email);
  await expect(paidTotal).toBeVisible();
  expect(await readAmount(paidTotal)).toBe(orders[0]?.total);
}

async function readAmount(amountElement: ReturnType<Page['locator']>): Promise<number> {
  const [, amount = ''] = MONEY_PATTERN.exec(await amountElement.innerText()) ?? [];
  return Math.round(Number(amount.replace(',', '')) * 100);
}
