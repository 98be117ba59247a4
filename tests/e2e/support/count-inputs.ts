import type { Locator, Page } from '@playwright/test';

/** What a task costs a customer. */
export interface InputCount {
  /** Presses of a finger: on buttons, boxes and links, and one into each field that does not have the focus yet. */
  taps: number;
  /** Characters typed, and keys that choose something; Tab and modifiers do not count. */
  keystrokes: number;
  /** Fields that are filled in or chosen from. */
  fields: number;
  /** Boxes that are ticked; each is also a tap. */
  ticks: number;
}

declare global {
  interface Window {
    /** Receives the counts; every frame has it. */
    countEffort?: (kind: keyof InputCount, amount: number) => unknown;
  }
}

/**
 * Counts in every document of a page, including the providers' frames, from the events that the browser dispatches there.
 * @returns reads the counts so far
 */
export async function countInputs(page: Page): Promise<() => InputCount> {
  const inputCount: InputCount = { taps: 0, keystrokes: 0, fields: 0, ticks: 0 };
  await page.exposeBinding('countEffort', (_, kind: keyof InputCount, amount: number) => {
    inputCount[kind] += amount;
  });
  await page.addInitScript(countInDocument);
  return () => ({ ...inputCount });
}

/** Types like a thumb: a tap if the field does not have the focus, then key after key. */
export async function recordTyping(field: Locator, text: string): Promise<void> {
  const hasFocus = await field.evaluate((element) => element === element.ownerDocument.activeElement);
  // Chromium's own autofill swallows the keys after a touch on a postcode.
  if (!hasFocus) await field.click();
  await field.pressSequentially(text);
}

function countInDocument(): void {
  const UNCOUNTED = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];
  const NOT_TYPED = ['checkbox', 'radio', 'range'];
  // By id, because the search box is replaced by another element once its suggestions have loaded.
  const answeredFields = new Set<EventTarget | string>();
  const countAnsweredField = (field: HTMLElement) => {
    const fieldKey = field.id || field;
    if (!answeredFields.has(fieldKey)) window.countEffort?.('fields', 1);
    answeredFields.add(fieldKey);
  };
  // Listens in the capture phase, so that an event is counted even if its propagation stops.
  const capture = true;

  window.addEventListener(
    'pointerdown',
    ({ isTrusted, isPrimary }) => {
      if (isTrusted && isPrimary) window.countEffort?.('taps', 1);
    },
    { capture },
  );
  window.addEventListener(
    'keydown',
    ({ isTrusted, key }) => {
      if (isTrusted && !UNCOUNTED.includes(key)) window.countEffort?.('keystrokes', 1);
    },
    { capture },
  );
  window.addEventListener(
    'input',
    ({ isTrusted, target }) => {
      if (!isTrusted || !(target instanceof HTMLInputElement) || NOT_TYPED.includes(target.type)) return;
      countAnsweredField(target);
    },
    { capture },
  );
  // The browser draws the list of a select outside the document: one tap opens it and one chooses. Playwright chooses by script.
  window.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'checkbox') window.countEffort?.('ticks', 1);
      if (!(target instanceof HTMLSelectElement)) return;
      window.countEffort?.('taps', 2);
      countAnsweredField(target);
    },
    { capture },
  );
}
