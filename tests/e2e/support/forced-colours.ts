import type { Page } from '@playwright/test';
import type { ScreenState } from './every-state.ts';

/** Finds what customers who have chosen their own colours could not recognise in a state, one line each. */
export async function findForcedColourFaults(page: Page, { action }: ScreenState): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  // The focus arrives by keyboard, so its ring is shown.
  await action?.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const faults = await page.evaluate(() => {
    const faultsInPage: string[] = [];
    const readStyle = (element: Element) => getComputedStyle(element);
    const listVisible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const describeEdge = (element: Element) => {
      const { borderTopWidth, borderTopColor, fontWeight, color } = readStyle(element);
      return [borderTopWidth, borderTopColor, fontWeight, color].join(' ');
    };
    /** Checks that the elements differ from others of their kind in an edge, a weight or a system colour. */
    const collectLookalikes = (what: string, elements: Element[], otherElements: Element[]) => {
      for (const element of elements)
        if (otherElements.some((other) => describeEdge(other) === describeEdge(element)))
          faultsInPage.push(`${what} “${element.textContent.trim().slice(0, 30)}” looks like the others`);
    };
    const { activeElement } = document;
    // A row of the centre finder draws its own focus ring.
    if (activeElement?.matches('button:not([data-stop]), a')) {
      const { outlineStyle, outlineWidth, outlineColor } = readStyle(activeElement);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
        faultsInPage.push('the focus has no ring');
      if (outlineColor === readStyle(document.body).backgroundColor)
        faultsInPage.push('the focus ring has the page’s colour');
    }
    collectLookalikes(
      'the current step',
      listVisible('[aria-current=step]'),
      listVisible('ol [data-state=waiting]'),
    );
    collectLookalikes(
      'the chosen way to pay',
      listVisible('label:has(> :checked)'),
      listVisible('label:has(> [type=radio]:not(:checked))'),
    );
    collectLookalikes(
      'the chosen type',
      listVisible('[aria-pressed=true]'),
      listVisible('[aria-pressed=false]'),
    );
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.color = 'GrayText';
    const disabledColour = readStyle(probe).color;
    probe.remove();
    for (const button of listVisible('[data-blocked]'))
      if (readStyle(button).color !== disabledColour)
        faultsInPage.push(`the blocked button “${button.textContent}” is not grey`);
    const fieldSelector = ':is(input, select):not([type=checkbox], [type=radio])';
    collectLookalikes(
      'the wrong field',
      listVisible(`${fieldSelector}[aria-invalid=true]`),
      listVisible(`${fieldSelector}:not([aria-invalid=true])`),
    );
    for (const field of listVisible('[aria-invalid=true]')) {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      const messages = ids.map((id) => document.getElementById(id)).filter((part) => part?.checkVisibility());
      if (messages.length === 0) faultsInPage.push('a wrong field does not say what is wrong');
    }
    return faultsInPage;
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}
