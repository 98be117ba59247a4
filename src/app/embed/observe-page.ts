type Listeners = {
  /** The content's height, in CSS pixels. */
  measured: (height: number) => void;
  /** Whether a foreign element covers the page. */
  covered: (isCovered: boolean) => void;
  focusMoved: () => void;
};

/** The share of the frame that a covering element occupies. */
const COVERING = 0.9;
/** Space above an element that is scrolled into view. */
const MARGIN_PX = 16;

/** Browsers do not render hidden frames; the fallback runs after this time. */
const FRAME_TIMEOUT_MS = 300;

/** Calls back after the next frame, when the new layout has been measured and reported. */
function afterNextFrame(then: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) then();
    isDone = true;
  };
  requestAnimationFrame(() => requestAnimationFrame(once));
  setTimeout(once, FRAME_TIMEOUT_MS);
}

function isCovering(element: Element): boolean {
  const candidates = [element, ...element.querySelectorAll('iframe')];
  return candidates.some((candidate) => {
    const { width, height } = candidate.getBoundingClientRect();
    return (
      getComputedStyle(candidate).position === 'fixed' &&
      width >= globalThis.innerWidth * COVERING &&
      height >= globalThis.innerHeight * COVERING
    );
  });
}

/** Observes the height of the page, covering elements and the focus. */
export function observePage({ measured, covered, focusMoved }: Listeners): void {
  const { body } = document;
  // The body, because the document is never lower than the frame; its padding too, which is the room for what is fixed at the foot.
  new ResizeObserver(() => measured(Math.ceil(body.getBoundingClientRect().height))).observe(body, {
    box: 'border-box',
  });

  const site = document.getElementById('root');
  const checkCovered = () => {
    const others = [...body.children].filter((child) => child !== site && child.localName !== 'dialog');
    covered(others.some(isCovering));
  };
  new MutationObserver(checkCovered).observe(body, { childList: true });

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
    afterNextFrame(() => {
      if (!isPointing) focusMoved();
    });
  });
}

/** The offset to scroll to so that the focused element is visible; null when it is. */
export function focusedPlace(sight: { top: number; height: number }): number | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.closest('dialog'))
    return null;
  const { top, bottom } = focused.getBoundingClientRect();
  // Only a script focuses a heading: new content starts there and is read from the top.
  const isBeginning = focused.tabIndex < 0;
  const lowest = sight.top + sight.height * (isBeginning ? 1 / 3 : 1);
  if (top >= sight.top && (isBeginning ? top : bottom) <= lowest) return null;
  return Math.max(0, isBeginning ? top - MARGIN_PX : top - sight.height / 3);
}
