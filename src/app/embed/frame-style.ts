/** The height that a dialog needs, even where less of the frame is visible. */
const MIN_VIEWPORT_PX = 360;

/**
 * The frame is as high as its content, so no length may depend on the frame height, and dialogs are positioned within
 * the visible part. These selectors are more specific than the rules of the components.
 */
const FRAME_RULES = [
  ':root { --page-height: 34rem; --frame-top: 0px; --frame-below: 0px; scrollbar-width: none; }',
  `dialog:modal {
    inset-block: var(--frame-top) var(--frame-below);
    height: fit-content;
    max-height: calc(100% - var(--frame-top) - var(--frame-below) - 2rem);
  }`,
];

/**
 * Writes the rules into an empty style element, which the page's policy allows. The oldest browsers that we support
 * have no constructed style sheets.
 */
export function adoptFrameStyle(): void {
  const { sheet } = document.head.appendChild(document.createElement('style'));
  for (const rule of FRAME_RULES) sheet?.insertRule(rule);
}

/**
 * The insets of the visible part from the edges of the frame. The part is at least as high as a dialog needs, if the
 * frame is.
 */
export function calculateInsets(
  { top, height }: { top: number; height: number },
  frameHeight: number,
): { top: number; below: number } {
  const viewportHeight = Math.min(Math.max(height, MIN_VIEWPORT_PX), frameHeight);
  const viewportTop = Math.max(0, Math.min(top, frameHeight - viewportHeight));
  return {
    top: Math.round(viewportTop),
    below: Math.round(Math.max(0, frameHeight - viewportTop - viewportHeight)),
  };
}

export function applyViewport(viewport: { top: number; height: number }): void {
  const { top, below } = calculateInsets(viewport, globalThis.innerHeight);
  const { style } = document.documentElement;
  style.setProperty('--frame-top', `${top}px`);
  style.setProperty('--frame-below', `${below}px`);
}
