const TAG = /<[a-z][\w:-]*(?:\s+[^\s=<>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)+\s*\/?>/gi;
const ATTRIBUTE = /\s+([^\s=<>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?/g;
const NOISY = /^(?:style$|on)/i;
const STYLE_ELEMENT = /<style(?=[\s>])[\s\S]*?<\/style\s*>/gi;
const STYLE_END = '</style';

/**
 * HTML without the styles and handlers that the sanitiser would drop anyway. The browser reports them as violations of the
 * page's policy as soon as it reads them, even into a document that shows and runs nothing. It is no protection: whatever it
 * misses, the sanitiser drops.
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
