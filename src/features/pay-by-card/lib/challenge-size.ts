/** The sizes of a challenge that banks know (EMV 3-D Secure: 01 to 04; 05 is the whole screen). */
const SIZES = [
  { name: 'large', width: 500, height: 600 },
  { name: 'extra_large', width: 600, height: 400 },
  { name: 'medium', width: 390, height: 400 },
  { name: 'small', width: 250, height: 400 },
] as const;

export type ChallengeSize = (typeof SIZES)[number] | { readonly name: 'full_screen' };

/** Up to this width a dialog fills the screen (Spec, joining §9 "Breakpoints"). */
const PHONE_WIDTH = 575;
/** What the dialog needs around the bank's page. */
const FRAME_WIDTH = 80;
const FRAME_HEIGHT = 240;

/** The largest size that the viewport has room for; a phone gives its whole screen. */
export function challengeSize(viewport: { width: number; height: number }): ChallengeSize {
  if (viewport.width <= PHONE_WIDTH) return { name: 'full_screen' };
  const fits = SIZES.find(
    ({ width, height }) => width + FRAME_WIDTH <= viewport.width && height + FRAME_HEIGHT <= viewport.height,
  );
  return fits ?? { name: 'full_screen' };
}
