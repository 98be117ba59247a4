/** The screens that a form is shown on, with their widths in px. */
export const SCREEN_WIDTHS_PX = { desktop: 1280, phone: 390, kiosk: 1080 } as const;

export type Screen = keyof typeof SCREEN_WIDTHS_PX;

export const SCREENS: readonly Screen[] = ['desktop', 'phone', 'kiosk'];

export function readScreen(value: unknown): Screen | null {
  return SCREENS.find((candidate) => candidate === value) ?? null;
}
