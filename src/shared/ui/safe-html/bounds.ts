/** More than any terms or footer needs; what is beyond would keep the page from answering while it is cleaned. */
const MAX_LENGTH = 1_000_000;
const MAX_TAGS = 10_000;
const MAX_DEPTH = 256;

const TAG = /<(\/?)([a-z][^\s/>]*)/gi;

/** Elements that hold nothing, or that the next one of their kind closes: they make nothing deep. */
const SHALLOW = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th option'.split(' '),
);

/**
 * True when HTML is small and flat enough to be cleaned: browsers and cleaners take the square of the time for elements in elements. Reads
 * the text once, from its beginning to where it is too much.
 */
export function isWithinBounds(html: string): boolean {
  if (html.length > MAX_LENGTH) return false;
  const open = new Map<string, number>();
  let depth = 0;
  let tags = 0;
  for (const [, slash, tag = ''] of html.matchAll(TAG)) {
    const name = tag.toLowerCase();
    tags += 1;
    if (!SHALLOW.has(name)) {
      const count = open.get(name) ?? 0;
      // An end without a beginning ends nothing.
      const step = slash ? -Math.min(count, 1) : 1;
      open.set(name, count + step);
      depth += step;
    }
    if (tags > MAX_TAGS || depth > MAX_DEPTH) return false;
  }
  return true;
}
