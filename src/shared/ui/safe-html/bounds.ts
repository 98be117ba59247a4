/** Limits above any real content; larger input would freeze the page. */
const MAX_HTML_LENGTH = 1_000_000;
const MAX_TAG_COUNT = 10_000;
const MAX_DEPTH = 256;

const TAG_PATTERN = /<(\/?)([a-z][^\s/>]*)/gi;

/** Void elements, and elements that their next sibling closes. */
const NON_NESTING_TAGS = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th option'.split(' '),
);

/** Whether HTML is small and flat enough to sanitise: parsing nested elements takes quadratic time. Scans the text once. */
export function isWithinBounds(html: string): boolean {
  if (html.length > MAX_HTML_LENGTH) return false;
  const openCountByTag = new Map<string, number>();
  let depth = 0;
  let tagCount = 0;
  for (const [, slash, tag = ''] of html.matchAll(TAG_PATTERN)) {
    const name = tag.toLowerCase();
    tagCount += 1;
    if (!NON_NESTING_TAGS.has(name)) {
      const openCount = openCountByTag.get(name) ?? 0;
      // An unmatched end tag is ignored.
      const depthChange = slash ? -Math.min(openCount, 1) : 1;
      openCountByTag.set(name, openCount + depthChange);
      depth += depthChange;
    }
    if (tagCount > MAX_TAG_COUNT || depth > MAX_DEPTH) return false;
  }
  return true;
}
