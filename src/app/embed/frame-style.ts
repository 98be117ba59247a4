/** A dialog needs this much; where less of the frame is in sight, it reaches beyond. */
const MIN_VIEWPORT_PX = 360;

/**
 * The frame has the height of its content, so that no length of the page may depend on the frame's height, and what the
 * browser places by it (a dialog in its middle) is placed by the part in sight instead. The more specific selectors win
 * over the bricks' own rules.
 */
const STYLE = `
:root { --page-height: 34rem; --frame-top: 0px; --frame-below: 0px; scrollbar-width: none; }
dialog:modal {
  inset-block: var(--frame-top) var(--frame-below);
  height: fit-content;
  max-height: calc(100% - var(--frame-top) - var(--frame-below) - 2rem);
}
`;

/** Gives the document the rules of a frame. */
export function adoptFrameStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** The part in sight as lengths from the frame's edges; at least as high as a dialog needs, where there is room. */
export function edgesOf(
  { top, height }: { top: number; height: number },
  frameHeight: number,
): { top: number; below: number } {
  const wanted = Math.min(Math.max(height, MIN_VIEWPORT_PX), frameHeight);
  const from = Math.max(0, Math.min(top, frameHeight - wanted));
  return { top: Math.round(from), below: Math.round(Math.max(0, frameHeight - from - wanted)) };
}

/** Tells the style sheet which part of the frame is in sight. */
export function applyViewport(sight: { top: number; height: number }): void {
  const { top, below } = edgesOf(sight, globalThis.innerHeight);
  const { style } = document.documentElement;
  style.setProperty('--frame-top', `${top}px`);
  style.setProperty('--frame-below', `${below}px`);
}
