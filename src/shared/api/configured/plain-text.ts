/** Elements that begin a line of their own: words on both sides of them do not belong together. */
const BLOCK_TAG =
  /<\/?(?:address|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|table|td|th|tr|ul)(?:\s[^<>]*)?\/?>/gi;
const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi;
/** What is not meant to be read: comments, scripts and styles. */
const UNREAD = /<!--.*?-->|<(script|style)(?:\s[^<>]*)?>.*?<\/\1>/gis;
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,8});/gi;

const NAMED: ReadonlyMap<string, string> = new Map(
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

/** More than any label holds: what comes after it is not looked at. */
const LONGEST = 5_000;

function decoded(entity: string, name: string): string {
  const known = NAMED.get(name);
  if (known !== undefined) return known;
  if (!name.startsWith('#')) return entity;
  const hex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : entity;
}

/** The words of a text that may be HTML: tags dropped, entities decoded. A `<` that begins no tag stays. */
export function plainText(text: string): string {
  const part = text.slice(0, LONGEST);
  if (!/[<&]/.test(part)) return part;
  const words = part.replace(UNREAD, ' ').replace(BLOCK_TAG, ' ').replace(TAG, '');
  const isChanged = words !== part;
  return (isChanged ? words.replace(/[ \t\r\n]+/g, ' ') : words).replace(ENTITY, decoded);
}
