import type { Page } from '@playwright/test';
import type { Call, Customer } from './call.ts';
import type { Visit } from './visit.ts';

/** What a page shows and announces at one moment. */
export interface Screen {
  readonly isBusy: boolean;
  /** Whether a payment is being looked up; nothing else is offered until its result is known. */
  readonly isChecking: boolean;
  /** The lines in live regions and in field errors. */
  readonly announcements: readonly string[];
  /** The announced lines that report a failure. */
  readonly alarms: readonly string[];
  readonly heading: string;
  /** The number of enabled controls. */
  readonly controlCount: number;
  readonly body: string;
  readonly focus: 'lost' | 'hidden' | 'in sight';
}

/** How the call ended: its result is shown, its failure is reported, or the customer has to log in again. */
export type CallOutcome = 'done' | 'reported' | 'signed out' | 'never';

/** Texts shown while a result is being looked up: of a payment, of a free order, or by the bank. */
const CHECKING: readonly string[] = [
  'We are checking your payment. Do not pay again.',
  'We’re checking your order.',
  'Checking with your bank…',
];
/** Texts that are not alerts, but final for now: the customer is offered what to do. */
const NO_END: readonly string[] = [
  'We still can’t tell whether your payment went through. Check again, or ask us before you pay again.',
  'We still can’t tell whether your order went through. Check again, or ask us.',
  'Your bank hasn’t answered yet. You can check again or cancel.',
];
/** Longer than the longest pause between two status checks of a payment. */
const PAUSE_MS = 8500;

export async function readScreen(page: Page): Promise<Screen> {
  const seen = await page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => isSeen(element));
    const hasDialog = all('dialog[open], [role=dialog]').length > 0;
    /** A space at which no line breaks is a space. */
    const wordsOf = (one: HTMLElement | null | undefined) => (one?.innerText ?? '').replaceAll('\u00a0', ' ');
    const linesOf = (selector: string) => all(selector).flatMap((one) => wordsOf(one).split('\n'));
    const trimmed = (lines: string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');
    const atFields = all('[aria-invalid=true]').flatMap((field) =>
      `${field.getAttribute('aria-errormessage') ?? ''} ${field.getAttribute('aria-describedby') ?? ''}`
        .split(' ')
        .filter((id) => /error/i.test(id))
        .map((id) => wordsOf(document.getElementById(id))),
    );
    const { activeElement } = document;
    const box = activeElement?.getBoundingClientRect();
    const isInSight = box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
    const isLost = activeElement === null || activeElement === document.body;
    return {
      // The page behind a dialog is inert, so its busy states do not count.
      isBusy:
        all(hasDialog ? 'dialog[open] [aria-busy=true], [role=dialog] [aria-busy=true]' : '[aria-busy=true]')
          .length > 0,
      announcements: trimmed([...linesOf('[role=alert], [role=status], [aria-live]'), ...atFields]),
      alarms: trimmed([...linesOf('[role=alert]'), ...atFields]),
      heading: wordsOf(all('h1')[0]),
      controlCount: all('a[href], button:enabled').filter((control) => control.closest('footer') === null)
        .length,
      body: wordsOf(document.body),
      focus: isLost ? ('lost' as const) : isInSight ? ('in sight' as const) : ('hidden' as const),
    };
  });
  const isAsked = seen.announcements.some((line) => CHECKING.includes(line));
  const isChecking = isAsked && !seen.announcements.some((line) => NO_END.includes(line));
  return { ...seen, isChecking };
}

/**
 * Waits for the call's end, through the pauses between status checks.
 * @param lines what was announced before it
 */
export async function endOf(
  visit: Visit,
  call: Call,
  customer: Customer,
  lines: readonly string[],
  patienceMs: number,
): Promise<[CallOutcome, Screen]> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const found = await endNow(visit, call, customer, lines);
    if (found !== null) return found;
    await visit.page.waitForTimeout(40);
  }
  return ['never', await readScreen(visit.page)];
}

/** Whether a customer has lost their token. */
async function isSignedOut(page: Page, { token }: Customer): Promise<boolean> {
  const cookies = await page.context().cookies();
  return token !== undefined && !cookies.some(({ name }) => name === 'pavilion_token');
}

async function endNow(
  { page, isWaiting }: Visit,
  call: Call,
  customer: Customer,
  lines: readonly string[],
): Promise<[CallOutcome, Screen] | null> {
  try {
    const screen = await readScreen(page);
    // During a call the clock stays: moving it would end the call by the site's own time limit.
    if (screen.isChecking && !isWaiting()) await page.clock.fastForward(PAUSE_MS);
    if (screen.isBusy || screen.isChecking) return null;
    if (await call.done(page).isVisible()) return ['done', screen];
    const isCustomers = !call.call.includes('/auth/');
    if (isCustomers && screen.heading !== '' && (await isSignedOut(page, customer)))
      return ['signed out', screen];
    const reports = [...screen.alarms, ...screen.announcements.filter((line) => NO_END.includes(line))];
    return reports.some((line) => !lines.includes(line)) ? ['reported', screen] : null;
  } catch {
    // The document is just being left.
    return null;
  }
}
