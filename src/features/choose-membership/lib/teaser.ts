import { toPlainText } from '@/shared/lib';

/** How many of a description's own bullets a card shows. */
const MAX_BULLETS = 2;
/** Markers for the start and end of a bullet: control characters, which text does not contain. */
const [BULLET_START, BULLET_END] = ['\u0001', '\u0002'];

export interface Teaser {
  /** The text before the first bullet; the whole text if there are no bullets. */
  readonly lead: string;
  readonly bullets: readonly string[];
}

/** The beginning of a description as plain text, so that the card can show it without loading the sanitiser. */
export function splitTeaser(html: string): Teaser {
  const markedHtml = html.replace(/<li(?:\s[^<>]*)?>/gi, BULLET_START).replace(/<\/li>/gi, BULLET_END);
  const [lead = '', ...bulletTexts] = toPlainText(markedHtml).split(BULLET_START);
  const bullets = bulletTexts
    .map((bulletText) => capitalise(bulletText.split(BULLET_END)[0]?.trim() ?? ''))
    .filter((bulletText) => bulletText !== '');
  return { lead: lead.trim(), bullets: bullets.slice(0, MAX_BULLETS) };
}

const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
