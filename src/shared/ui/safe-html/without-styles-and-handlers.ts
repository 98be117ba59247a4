const TAG = /<[a-z][\w:-]*(?:\s+[^\s=<>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)+\s*\/?>/gi;
const ATTRIBUTE = /\s+([^\s=<>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?/g;
const NOISY = /^(?:style$|on)/i;
const STYLE_ELEMENT = /<style(?=[\s>])[\s\S]*?<\/style\s*>/gi;
const STYLE_END = '</style';

/**
 * Removes styles and handlers before parsing, because browsers would report them as policy violations. Not a security measure:
 * the sanitiser drops whatever this misses.
 */
export function withoutStylesAndHandlers(html: string): string {
  const end = html.toLowerCase().lastIndexOf(STYLE_END);
  const close = end === -1 ? -1 : html.indexOf('>', end);
  const plain =
    close === -1 ? html : html.slice(0, close + 1).replaceAll(STYLE_ELEMENT, '') + html.slice(close + 1);
  return plain.replaceAll(TAG, (tag) =>
    tag.replaceAll(ATTRIBUTE, (attribute, name: string) => (NOISY.test(name) ? '' : attribute)),
  );
}
