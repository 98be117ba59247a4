/** Limits above any real content; larger input would freeze the page. */
const MAX_LENGTH = 1_000_000;
const MAX_TAGS = 10_000;
const MAX_DEPTH = 256;

const TAG = /<(\/?)([a-z][^\s/>]*)/gi;

/** Void elements, and elements that their next sibling closes. */
const SHALLOW = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th option'.split(' '),
);

/** Whether HTML is small and flat enough to sanitise: parsing nested elements takes quadratic time. Scans the text once. */
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
      // An unmatched end tag is ignored.
      const step = slash ? -Math.min(count, 1) : 1;
      open.set(name, count + step);
      depth += step;
    }
    if (tags > MAX_TAGS || depth > MAX_DEPTH) return false;
  }
  return true;
}
