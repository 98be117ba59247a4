type PageListeners = {
  /** Called with the height of the content, in CSS pixels. */
  onHeightMeasured: (height: number) => void;
  /** Called with whether an element of another party, such as a bank's page, covers the page. */
  onCoveredChange: (isCovered: boolean) => void;
  onFocusMoved: () => void;
};

/** An element covers the page if it occupies this share of the frame. */
const COVERING_SHARE = 0.9;
/** Space above an element that is scrolled into view. */
const SCROLL_MARGIN_PX = 16;

/** Browsers do not render hidden frames, so the callback runs after this time at the latest. */
const FRAME_TIMEOUT_MS = 300;

/** Calls back after the next frame, when the new layout has been measured and reported. */
function runAfterNextFrame(callback: () => void): void {
  let hasRun = false;
  const runOnce = () => {
    if (!hasRun) callback();
    hasRun = true;
  };
  requestAnimationFrame(() => requestAnimationFrame(runOnce));
  setTimeout(runOnce, FRAME_TIMEOUT_MS);
}

function isCovering(element: Element): boolean {
  const candidates = [element, ...element.querySelectorAll('iframe')];
  return candidates.some((candidate) => {
    const { width, height } = candidate.getBoundingClientRect();
    return (
      getComputedStyle(candidate).position === 'fixed' &&
      width >= globalThis.innerWidth * COVERING_SHARE &&
      height >= globalThis.innerHeight * COVERING_SHARE
    );
  });
}

/** Observes the height of the page, covering elements and the focus. */
export function observePage({ onHeightMeasured, onCoveredChange, onFocusMoved }: PageListeners): void {
  const { body } = document;
  // Observes the body, because the document is never lower than the frame; including its padding, which makes room for
  // the fixed bars at the foot.
  new ResizeObserver(() => onHeightMeasured(Math.ceil(body.getBoundingClientRect().height))).observe(body, {
    box: 'border-box',
  });

  const site = document.getElementById('root');
  const reportCovered = () => {
    const otherElements = [...body.children].filter(
      (child) => child !== site && child.localName !== 'dialog',
    );
    onCoveredChange(otherElements.some(isCovering));
  };
  new MutationObserver(reportCovered).observe(body, { childList: true });

  // Scrolling under the pointer would lose the click, and a pointed-at element is visible anyway.
  let isPointing = false;
  for (const [name, isDown] of [
    ['pointerdown', true],
    ['pointerup', false],
    ['pointercancel', false],
  ] as const) {
    document.addEventListener(
      name,
      () => {
        isPointing = isDown;
      },
      { capture: true, passive: true },
    );
  }
  document.addEventListener('focusin', () => {
    if (isPointing) return;
    runAfterNextFrame(() => {
      if (!isPointing) onFocusMoved();
    });
  });
}

/** The offset to scroll to so that the focused element is visible; null if it already is. */
export function findFocusScrollTop(viewport: { top: number; height: number }): number | null {
  const focusedElement = document.activeElement;
  if (
    !(focusedElement instanceof HTMLElement) ||
    focusedElement === document.body ||
    focusedElement.closest('dialog')
  )
    return null;
  const { top, bottom } = focusedElement.getBoundingClientRect();
  // Only scripts focus headings: they mark the start of new content, which is read from the top.
  const startsContent = focusedElement.tabIndex < 0;
  const lowestVisible = viewport.top + viewport.height * (startsContent ? 1 / 3 : 1);
  if (top >= viewport.top && (startsContent ? top : bottom) <= lowestVisible) return null;
  return Math.max(0, startsContent ? top - SCROLL_MARGIN_PX : top - viewport.height / 3);
}
