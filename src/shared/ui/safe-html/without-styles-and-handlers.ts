const TAG_PATTERN = /<[a-z][\w:-]*(?:\s+[^\s=<>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)+\s*\/?>/gi;
const ATTRIBUTE_PATTERN = /\s+([^\s=<>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?/g;
const REMOVED_ATTRIBUTE = /^(?:style$|on)/i;
const STYLE_ELEMENT = /<style(?=[\s>])[\s\S]*?<\/style\s*>/gi;
const STYLE_END = '</style';

/**
 * Removes styles and handlers before parsing, because browsers would report them as policy violations. Not a security measure:
 * the sanitiser drops whatever this misses.
 */
export function removeStylesAndHandlers(html: string): string {
  const styleEndIndex = html.toLowerCase().lastIndexOf(STYLE_END);
  const closeIndex = styleEndIndex === -1 ? -1 : html.indexOf('>', styleEndIndex);
  const htmlWithoutStyles =
    closeIndex === -1
      ? html
      : html.slice(0, closeIndex + 1).replaceAll(STYLE_ELEMENT, '') + html.slice(closeIndex + 1);
  return htmlWithoutStyles.replaceAll(TAG_PATTERN, (tag) =>
    tag.replaceAll(ATTRIBUTE_PATTERN, (attribute, name: string) =>
      REMOVED_ATTRIBUTE.test(name) ? '' : attribute,
    ),
  );
}
