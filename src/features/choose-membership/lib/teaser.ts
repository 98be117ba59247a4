import { plainText } from '@/shared/lib';

/** How many of a description's own bullets a card shows. */
const MOST = 2;
/** Control characters, which text does not contain. */
const [START, END] = ['\u0001', '\u0002'];

export interface Teaser {
  /** What stands before the first bullet; all of it without bullets. */
  readonly lead: string;
  readonly bullets: readonly string[];
}

/** The beginning of a description as plain text, which needs no code that cleans HTML: it stands on the card at once. */
export function teaserOf(html: string): Teaser {
  const marked = html.replace(/<li(?:\s[^<>]*)?>/gi, START).replace(/<\/li>/gi, END);
  const [lead = '', ...items] = plainText(marked).split(START);
  const bullets = items
    .map((item) => capital(item.split(END)[0]?.trim() ?? ''))
    .filter((item) => item !== '');
  return { lead: lead.trim(), bullets: bullets.slice(0, MOST) };
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
