/** Block elements, which separate words. */
const BLOCK_TAG =
  /<\/?(?:address|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|table|td|th|tr|ul)(?:\s[^<>]*)?\/?>/gi;
const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi;
/** Comments, scripts and styles, which are removed with their content. */
const INVISIBLE_CONTENT = /<!--.*?-->|<(script|style)(?:\s[^<>]*)?>.*?<\/\1>/gis;
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,8});/gi;

const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    pound: '£',
    euro: '€',
    copy: '©',
    reg: '®',
    trade: '™',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    middot: '·',
    eacute: 'é',
    egrave: 'è',
    aacute: 'á',
    uuml: 'ü',
    ouml: 'ö',
    auml: 'ä',
    ntilde: 'ñ',
    ccedil: 'ç',
  }),
);

/** Longer than any label; the rest is cut off. */
const MAX_TEXT_LENGTH = 5_000;

function decodeEntity(entity: string, name: string): string {
  const knownCharacter = NAMED_ENTITIES.get(name);
  if (knownCharacter !== undefined) return knownCharacter;
  if (!name.startsWith('#')) return entity;
  const isHexadecimal = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : entity;
}

/** Converts text that may be HTML to plain text: drops tags, decodes entities, keeps a literal `<`. */
export function toPlainText(text: string): string {
  const shortText = text.slice(0, MAX_TEXT_LENGTH);
  if (!/[<&]/.test(shortText)) return shortText;
  const textWithoutTags = shortText.replace(INVISIBLE_CONTENT, ' ').replace(BLOCK_TAG, ' ').replace(TAG, '');
  const isChanged = textWithoutTags !== shortText;
  return (isChanged ? textWithoutTags.replace(/[ \t\r\n]+/g, ' ') : textWithoutTags).replace(
    ENTITY,
    decodeEntity,
  );
}
