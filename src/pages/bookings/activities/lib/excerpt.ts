const HTML_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  '#39': '’',
  nbsp: ' ',
};

/** Converts a short HTML text to plain text on one line. */
export function toPlainText(html: string): string {
  return html
    .replace(/<\/?(?:a|b|em|i|small|span|strong|u)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+|#39);/g, (entity, entityName: string) => HTML_ENTITIES[entityName] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
