import { type IsoDate, isIsoDate, readRecord } from '@/shared/lib';
import { readScreen, type Screen } from './screens';

/** The messages between the page and the document in its frame; both check origin and window (`messageFrom`). */
export const FRAME_PATH = '/form-preview-frame.html';

/** Sent by the frame when it listens. */
export const READY_MESSAGE = 'pavilion.preview.ready';
/** Sent by the frame: the height of its content, in px. */
export const HEIGHT_MESSAGE = 'pavilion.preview.height';
/** Sent to the frame: the form. */
export const FORM_MESSAGE = 'pavilion.preview.form';
/** Sent to the frame: the screen and the venue's colours and fonts. */
export const LOOK_MESSAGE = 'pavilion.preview.look';

export type FormKind = 'details' | 'questions';

/** The checked JSON, which the frame reads again. */
export type SentForm = { readonly kind: FormKind; readonly text: string; readonly today: IsoDate };

export type FrameLook = {
  readonly screen: Screen;
  /** CSS variables by name. */
  readonly theme: Readonly<Record<string, string>>;
  readonly lang: string;
  readonly dir: string;
};

type MessageContent = Readonly<Record<string, unknown>>;

export function readFormMessage({ kind, text, today }: MessageContent): SentForm | null {
  if (kind !== 'details' && kind !== 'questions') return null;
  if (typeof text !== 'string' || typeof today !== 'string' || !isIsoDate(today)) return null;
  return { kind, text, today };
}

export function readLookMessage({ screen: sentScreen, theme, lang, dir }: MessageContent): FrameLook | null {
  const screen = readScreen(sentScreen);
  if (screen === null || typeof lang !== 'string' || typeof dir !== 'string') return null;
  const themeVariables = Object.entries(readRecord(theme)).flatMap(([name, value]) =>
    name.startsWith(VENUE_VARIABLE_PREFIX) && typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { screen, theme: Object.fromEntries(themeVariables), lang, dir };
}

const VENUE_VARIABLE_PREFIX = '--venue-';

/** How this document looks, with the given screen. */
export function buildFrameLook({ style, lang, dir }: HTMLElement, screen: Screen): FrameLook {
  const variableNames = Array.from(style).filter((name) => name.startsWith(VENUE_VARIABLE_PREFIX));
  const theme = Object.fromEntries(variableNames.map((name) => [name, style.getPropertyValue(name)]));
  return { screen, theme, lang, dir };
}
