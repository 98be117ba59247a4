type Listeners = {
  /** The content's height, in CSS pixels. */
  measured: (height: number) => void;
  /** Whether something that is not the site's covers it. */
  covered: (isCovered: boolean) => void;
  focusMoved: () => void;
};

/** What reaches over so much of the frame covers it. */
const COVERING = 0.9;
/** Room above what is brought into sight. */
const MARGIN_PX = 16;

/** A frame out of sight gets no pictures; it waits so long for one. */
const FRAME_TIMEOUT_MS = 300;

/** Calls back after the next picture: what has moved has been measured and told by then. */
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

/** Watches the page's height, what is laid over it, and where the focus goes. */
export function observePage({ measured, covered, focusMoved }: Listeners): void {
  const { body } = document;
  // The body is as high as what is in it; the document would be as high as the frame at least, and never shrink.
  new ResizeObserver(() => measured(Math.ceil(body.getBoundingClientRect().height))).observe(body);

  const site = document.getElementById('root');
  const look = () => {
    const others = [...body.children].filter((child) => child !== site && child.localName !== 'dialog');
    covered(others.some(isCovering));
  };
  new MutationObserver(look).observe(body, { childList: true });

  // Whoever points at something sees it, and a page that moved under the pointer would lose the click.
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

/** The place to be brought into sight for the focus to be seen; null when it is seen, or placed by itself. */
export function focusedPlace(sight: { top: number; height: number }): number | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.closest('dialog'))
    return null;
  const { top, bottom } = focused.getBoundingClientRect();
  // Only a script moves the focus to a heading: something new begins there, which is to be read from its top.
  const isBeginning = focused.tabIndex < 0;
  const lowest = sight.top + sight.height * (isBeginning ? 1 / 3 : 1);
  if (top >= sight.top && (isBeginning ? top : bottom) <= lowest) return null;
  return Math.max(0, isBeginning ? top - MARGIN_PX : top - sight.height / 3);
}
