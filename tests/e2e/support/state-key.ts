/** Elements that load code, and comments. */
const INVISIBLE_PARTS = /<script\b.*?<\/script>|<link\b[^>]*>|<!--.*?-->/gs;
/** A whole style sheet, or one tag; everything between is text. */
const TAGS = /(<style\b.*?<\/style>|<[^>]*>)/s;
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;
/** Attributes whose value is a name, an address or a text. Only which of them are equal counts. */
const DATA_ATTRIBUTES =
  /^(?:id|for|name|href|src|srcset|action|alt|title|placeholder|value|content|nonce|aria-(?:label|labelledby|describedby|details|controls|owns|activedescendant|errormessage|valuetext))$/;
/** Attributes for positions and sizes. */
const GEOMETRY_ATTRIBUTES = /^(?:style|d|points|x|y|aria-(?:value(?:now|min|max)|posinset|setsize))$/;
/** Any number that is not part of a colour. */
const NUMBER = /(?<![#\w.-]|\([^)]*)\d+(?:\.\d+)?/g;

/**
 * Builds a key for the structure of a page, without its data. Two pages have equal keys if they have the same elements and
 * the same attributes apart from positions and sizes, if their texts, names and addresses repeat in the same way, and if
 * their texts are of similar length.
 */
export function buildStateKey(html: string): string {
  const ordinals = new Map<string, number>();
  /** Numbers the values in the order of their first occurrence, so that repetitions remain visible. */
  const assignOrdinal = (value: string) => {
    const ordinal = ordinals.get(value) ?? ordinals.size;
    ordinals.set(value, ordinal);
    return ordinal;
  };
  const maskAttribute = (attribute: string, name: string, value: string) => {
    if (value !== '' && DATA_ATTRIBUTES.test(name)) return ` ${name}="${assignOrdinal(value)}"`;
    return GEOMETRY_ATTRIBUTES.test(name) ? attribute.replace(NUMBER, '0') : attribute;
  };
  return html
    .replace(INVISIBLE_PARTS, '')
    .split(TAGS)
    .map((part) => {
      if (part.startsWith('<style')) return part;
      if (part.startsWith('<')) return part.replace(ATTRIBUTE, maskAttribute);
      const text = part.trim();
      return text === '' ? '' : `[${assignOrdinal(text)}:${Math.ceil(Math.log2(text.length))}]`;
    })
    .join('');
}
