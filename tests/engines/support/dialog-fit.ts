import { type Screen, waitUntil } from './screen.ts';

/** The layout of the top dialog of a page. */
interface DialogFit {
  /** How much of its content has to be scrolled to, in px. */
  readonly hidden: number;
  /** How much higher it could be, in px, with a margin of 1 rem above and below. */
  readonly room: number;
  /** The height of the lowest part that scrolls, in px. */
  readonly slit: number;
  /** How far its content extends beyond it sideways, in px. */
  readonly tooWide: number;
}

/** A scrolling part lower than this, in px, cannot be read. */
const MIN_SCROLLER_PX = 120;

const MEASURE_EXPRESSION = `(() => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!dialog || dialog.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running')) return null;
  const parts = [dialog, ...dialog.querySelectorAll('*')].filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY));
  const scrolled = parts.filter((part) => part.scrollHeight > part.clientHeight + 1);
  return {
    hidden: Math.max(dialog.scrollHeight - dialog.clientHeight, ...scrolled.map((part) => part.scrollHeight - part.clientHeight)),
    room: innerHeight - dialog.getBoundingClientRect().height - 2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    slit: Math.min(innerHeight, ...scrolled.map((part) => part.clientHeight)),
    tooWide: Math.max(0, ...parts.map((part) => part.scrollWidth - part.clientWidth)),
  };
})()`;

/** The fault of the top dialog's size, or '' if there is none: it must be as high as its content, or as the window. */
export async function findDialogFault(screen: Screen): Promise<string> {
  const { window } = screen;
  let lastFit = '';
  const { hidden, room, slit, tooWide } = await waitUntil(window, 'a dialog at rest', async () => {
    const fit = await measure(screen);
    const currentFit = JSON.stringify(fit);
    const isAtRest = currentFit === lastFit;
    lastFit = currentFit;
    return isAtRest ? fit : null;
  });
  if (hidden > 1 && room > 1) return `${hidden} px are hidden, while the dialog could be ${room} px higher`;
  if (hidden > 1 && slit < MIN_SCROLLER_PX) return `${hidden} px are seen through a slit of ${slit} px`;
  return tooWide > 1 ? `${tooWide} px reach out of it` : '';
}

async function measure({ window }: Screen): Promise<DialogFit | null> {
  const measurements = await window.evaluate([], MEASURE_EXPRESSION);
  if (typeof measurements !== 'object' || measurements === null) return null;
  const readNumber = (key: keyof DialogFit) => Number(Reflect.get(measurements, key));
  return {
    hidden: readNumber('hidden'),
    room: readNumber('room'),
    slit: readNumber('slit'),
    tooWide: readNumber('tooWide'),
  };
}
