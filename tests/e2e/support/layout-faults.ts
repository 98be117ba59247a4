import type { Page } from '@playwright/test';
import type { ScreenState } from './every-state.ts';

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** 1280 px at 400 % zoom, on a screen of 1024 px. */
export const ZOOMED_SIZE: WindowSize = { width: 320, height: 256 };
export const KIOSK_SIZE: WindowSize = { width: 1080, height: 1920 };
export const WIDTHS_PX = [320, 390, 768, 1280, 1920] as const;
/** From this window height on, the total and most of the page have to be in sight. */
const MIN_HEIGHT_PX = 600;

/** Finds the faults of a state at a size, one line each. */
export async function findLayoutFaults(
  page: Page,
  { action, hasTotal }: ScreenState,
  size: WindowSize,
): Promise<string[]> {
  await page.setViewportSize(size);
  const needsTotal = hasTotal && size.height >= MIN_HEIGHT_PX;
  const faults = await page.evaluate(measureLayout, { needsTotal, lowest: MIN_HEIGHT_PX });
  if (action) faults.push(...(await action.evaluate(measureAction)));
  return faults.map((fault) => `${size.width} × ${size.height}: ${fault}`);
}

/**
 * Runs in the page. Checks that nothing except the elements named below scrolls sideways, that no box or text extends
 * beyond the window or is cut off, and that the total is in sight at the top, in the middle and at the foot of the page.
 */
async function measureLayout({
  needsTotal,
  lowest,
}: {
  needsTotal: boolean;
  lowest: number;
}): Promise<string[]> {
  /** Rows of choices that may scroll on a phone, by their legend or label. */
  const ALLOWED_SCROLLERS = ['Type of membership'];
  const faults: string[] = [];
  const root = document.documentElement;
  const describeElement = (element: Element) => {
    const words = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    return `<${element.tagName.toLowerCase()}> “${words}”`;
  };
  /** Waits two frames, until everything that follows the window's size or its scrolling has been drawn. */
  const waitForFrames = async () => {
    for (let frameCount = 0; frameCount < 2; frameCount += 1) await new Promise(requestAnimationFrame);
  };
  const isHiddenFromSight = (element: Element) => {
    const { clipPath, opacity } = getComputedStyle(element);
    return clipPath !== 'none' || opacity === '0' || element.clientWidth <= 1;
  };

  function measureBoxes(): void {
    if (root.scrollWidth > window.innerWidth) faults.push(`the page is ${root.scrollWidth} px wide`);
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      (node) =>
        node instanceof Element && (!node.checkVisibility() || isUnchecked(node))
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof HTMLElement) measureBox(node);
      else if (node instanceof Text) measureText(node);
  }

  /** Whether an element's content is not checked: it is for screen readers only, a drawing, or scrolls. */
  function isUnchecked(element: Element): boolean {
    if (element instanceof SVGElement || isHiddenFromSight(element)) return true;
    if (!/auto|scroll/.test(getComputedStyle(element).overflowX)) return false;
    if (element.scrollWidth <= element.clientWidth) return false;
    const name = element.querySelector(':scope > legend')?.textContent ?? element.getAttribute('aria-label');
    if (ALLOWED_SCROLLERS.includes(name ?? '')) return true;
    faults.push(
      `${describeElement(element)} scrolls sideways: ${element.scrollWidth} px in ${element.clientWidth}`,
    );
    return false;
  }

  function measureBox(element: HTMLElement): void {
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 0 && (left < -0.5 || right > window.innerWidth + 0.5))
      faults.push(`${describeElement(element)} reaches from ${Math.round(left)} to ${Math.round(right)} px`);
  }

  /** Checks that a text stays inside the card, the button or the part that contains it. */
  function measureText(textNode: Text): void {
    const container = textNode.nodeValue?.trim() ? findSurface(textNode.parentElement) : null;
    if (!container) return;
    const range = document.createRange();
    range.selectNodeContents(textNode);
    const { left, right } = range.getBoundingClientRect();
    const box = container.getBoundingClientRect();
    if (left < box.left - 1 || right > box.right + 1)
      faults.push(
        `“${textNode.nodeValue?.trim().slice(0, 30)}” reaches out of ${describeElement(container)}`,
      );
  }

  function findSurface(element: Element | null): Element | null {
    if (element === null) return null;
    const { backgroundColor, borderRightWidth, overflowX } = getComputedStyle(element);
    const isPainted = !/, 0\)$|^transparent$/.test(backgroundColor) || borderRightWidth !== '0px';
    return isPainted || overflowX !== 'visible' ? element : findSurface(element.parentElement);
  }

  /** Checks that a bar at the foot of the screen leaves most of it to the page. An unfolded summary is not measured. */
  function measureFoot(): void {
    for (const foot of document.querySelectorAll('aside')) {
      const { top, bottom, height } = foot.getBoundingClientRect();
      const staysInSight =
        /fixed|sticky/.test(getComputedStyle(foot).position) && bottom >= window.innerHeight - 1;
      if (staysInSight && top > 0 && height > 0.4 * window.innerHeight)
        faults.push(`the foot takes ${Math.round(height)} px of ${window.innerHeight}`);
    }
  }

  function findTotalFault(): string | null {
    const totals = [...document.querySelectorAll('aside')].flatMap((aside) => listTotals(aside));
    if (totals.length === 0) return 'there is no total';
    return totals.some(isInSight) ? null : `the total is not in sight at ${Math.round(window.scrollY)} px`;
  }

  /** Finds the amounts beside "Total to pay now", each with its position on the screen. */
  function listTotals(aside: Element): { node: Text; box: DOMRect }[] {
    const walker = document.createTreeWalker(aside, NodeFilter.SHOW_TEXT);
    const visibleTexts: { node: Text; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const amount = /£[\d,]+\.\d\d/.exec(node.nodeValue ?? '');
      const row = node.parentElement?.closest('dl, [data-bar]');
      if (!(node instanceof Text) || !amount || !row?.textContent.includes('Total to pay now')) continue;
      const range = document.createRange();
      range.setStart(node, amount.index);
      range.setEnd(node, amount.index + amount[0].length);
      visibleTexts.push({ node, box: range.getBoundingClientRect() });
    }
    return visibleTexts;
  }

  function isInSight({ node, box }: { node: Text; box: DOMRect }): boolean {
    const { left, right, top, bottom, width } = box;
    if (width === 0 || left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight)
      return false;
    const y = (top + bottom) / 2;
    return [left + 1, (left + right) / 2, right - 1].every((x) => {
      const topElement = document.elementFromPoint(x, y);
      return topElement?.contains(node) === true && topElement.closest('aside') !== null;
    });
  }

  await waitForFrames();
  measureBoxes();
  if (window.innerHeight >= lowest) measureFoot();
  if (!needsTotal) return faults;
  const scrollEnd = root.scrollHeight - window.innerHeight;
  for (const top of new Set([window.scrollY, 0, Math.round(scrollEnd / 2), scrollEnd])) {
    window.scrollTo(0, top);
    await waitForFrames();
    const fault = findTotalFault();
    if (fault) faults.push(fault);
  }
  return faults;
}

/** Runs in the page: checks that the focus brings the action into the window, uncovered and as large as a finger. */
async function measureAction(action: Element): Promise<string[]> {
  if (!(action instanceof HTMLElement)) return ['the action is no element'];
  // Removes the focus first, because it does not scroll the page if it is already there.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  action.focus();
  for (let frameCount = 0; frameCount < 2; frameCount += 1) await new Promise(requestAnimationFrame);
  const { left, right, top, bottom, width, height } = action.getBoundingClientRect();
  const faults: string[] = [];
  if (width < 44 || height < 44) faults.push(`the action is ${Math.round(width)} × ${Math.round(height)} px`);
  const visibleTop = Math.max(top, 0);
  const visibleBottom = Math.min(bottom, window.innerHeight);
  const x = (left + right) / 2;
  const y = (visibleTop + visibleBottom) / 2;
  // A whole row may be higher than a low window.
  if (left < 0 || right > window.innerWidth || visibleBottom - visibleTop < Math.min(height, 44) - 1)
    faults.push(
      `the action with the focus is out of the window: ${[left, right, top, bottom].map(Math.round)}`,
    );
  else {
    const topElement = document.elementFromPoint(x, y);
    if (!topElement || !(action.contains(topElement) || topElement.contains(action)))
      faults.push(
        `the action is under <${topElement?.tagName.toLowerCase()}> ${topElement?.outerHTML.slice(0, 200)}`,
      );
  }
  return faults;
}
