import type { Page } from '@playwright/test';
import type { BrowserCall, Customer } from './call.ts';
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
const CHECKING_TEXTS: readonly string[] = [
  'We are checking your payment. Do not pay again.',
  'We’re checking your order.',
  'Checking with your bank…',
];
/** Texts that are not alerts, but final for now: the customer is offered what to do. */
const UNDECIDED_TEXTS: readonly string[] = [
  'We still can’t tell whether your payment went through. Check again, or ask us before you pay again.',
  'We still can’t tell whether your order went through. Check again, or ask us.',
  'Your bank hasn’t answered yet. You can check again or cancel.',
];
/** Longer than the longest pause between two status checks of a payment. */
const STATUS_CHECK_PAUSE_MS = 8500;

export async function readScreen(page: Page): Promise<Screen> {
  const screen = await page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const listVisible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => isVisible(element));
    const hasDialog = listVisible('dialog[open], [role=dialog]').length > 0;
    /** A space at which no line breaks is a space. */
    const readText = (element: HTMLElement | null | undefined) =>
      (element?.innerText ?? '').replaceAll('\u00a0', ' ');
    const listLines = (selector: string) =>
      listVisible(selector).flatMap((element) => readText(element).split('\n'));
    const trimLines = (lines: string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');
    const fieldErrors = listVisible('[aria-invalid=true]').flatMap((field) =>
      `${field.getAttribute('aria-errormessage') ?? ''} ${field.getAttribute('aria-describedby') ?? ''}`
        .split(' ')
        .filter((id) => /error/i.test(id))
        .map((id) => readText(document.getElementById(id))),
    );
    const { activeElement } = document;
    const focusBox = activeElement?.getBoundingClientRect();
    const isInSight = focusBox !== undefined && focusBox.bottom > 0 && focusBox.top < window.innerHeight;
    const isLost = activeElement === null || activeElement === document.body;
    return {
      // The page behind a dialog is inert, so its busy states do not count.
      isBusy:
        listVisible(
          hasDialog ? 'dialog[open] [aria-busy=true], [role=dialog] [aria-busy=true]' : '[aria-busy=true]',
        ).length > 0,
      announcements: trimLines([...listLines('[role=alert], [role=status], [aria-live]'), ...fieldErrors]),
      alarms: trimLines([...listLines('[role=alert]'), ...fieldErrors]),
      heading: readText(listVisible('h1')[0]),
      controlCount: listVisible('a[href], button:enabled').filter(
        (control) => control.closest('footer') === null,
      ).length,
      body: readText(document.body),
      focus: isLost ? ('lost' as const) : isInSight ? ('in sight' as const) : ('hidden' as const),
    };
  });
  const showsChecking = screen.announcements.some((line) => CHECKING_TEXTS.includes(line));
  const isChecking = showsChecking && !screen.announcements.some((line) => UNDECIDED_TEXTS.includes(line));
  return { ...screen, isChecking };
}

/**
 * Waits for the call's end, through the pauses between status checks.
 * @param lines what was announced before it
 */
export async function waitForOutcome(
  visit: Visit,
  call: BrowserCall,
  customer: Customer,
  lines: readonly string[],
  patienceMs: number,
): Promise<[CallOutcome, Screen]> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const outcome = await findOutcome(visit, call, customer, lines);
    if (outcome !== null) return outcome;
    await visit.page.waitForTimeout(40);
  }
  return ['never', await readScreen(visit.page)];
}

/** Whether a customer has lost their token. */
async function isSignedOut(page: Page, { token }: Customer): Promise<boolean> {
  const cookies = await page.context().cookies();
  return token !== undefined && !cookies.some(({ name }) => name === 'pavilion_token');
}

async function findOutcome(
  { page, isWaiting }: Visit,
  call: BrowserCall,
  customer: Customer,
  announcedBefore: readonly string[],
): Promise<[CallOutcome, Screen] | null> {
  try {
    const screen = await readScreen(page);
    // During a call the clock stays: moving it would end the call by the site's own time limit.
    if (screen.isChecking && !isWaiting()) await page.clock.fastForward(STATUS_CHECK_PAUSE_MS);
    if (screen.isBusy || screen.isChecking) return null;
    if (await call.findResult(page).isVisible()) return ['done', screen];
    const needsLogin = !call.call.includes('/auth/');
    if (needsLogin && screen.heading !== '' && (await isSignedOut(page, customer)))
      return ['signed out', screen];
    const reportedLines = [
      ...screen.alarms,
      ...screen.announcements.filter((line) => UNDECIDED_TEXTS.includes(line)),
    ];
    return reportedLines.some((line) => !announcedBefore.includes(line)) ? ['reported', screen] : null;
  } catch {
    // The document is just being left.
    return null;
  }
}
