/**
 * The challenge sizes that banks support (EMV 3-D Secure: 02 to 04; 05 is the whole screen). The smallest, 01, is not needed,
 * because a dialog in such a window fills the screen.
 */
const CHALLENGE_SIZES = [
  { name: 'Large', width: 500, height: 600 },
  { name: 'ExtraLarge', width: 600, height: 400 },
  { name: 'Medium', width: 390, height: 400 },
] as const;

export type ChallengeSize = (typeof CHALLENGE_SIZES)[number] | { readonly name: 'FullScreen' };

/** Up to this width in px, a dialog fills the screen (Requirement S3.6). */
const MAX_PHONE_WIDTH_PX = 575;
/** The width of the dialog around the bank's page, in px. */
const DIALOG_FRAME_WIDTH_PX = 80;
const DIALOG_FRAME_HEIGHT_PX = 240;

/** The largest size that fits the viewport; on a phone the whole screen. */
export function chooseChallengeSize(viewport: { width: number; height: number }): ChallengeSize {
  if (viewport.width <= MAX_PHONE_WIDTH_PX) return { name: 'FullScreen' };
  const fittingSize = CHALLENGE_SIZES.find(
    ({ width, height }) =>
      width + DIALOG_FRAME_WIDTH_PX <= viewport.width && height + DIALOG_FRAME_HEIGHT_PX <= viewport.height,
  );
  return fittingSize ?? { name: 'FullScreen' };
}

export function readViewport(): { width: number; height: number } {
  return { width: window.innerWidth, height: window.innerHeight };
}
