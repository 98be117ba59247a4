/** Elements that load code, and comments. */
const UNSEEN = /<script\b.*?<\/script>|<link\b[^>]*>|<!--.*?-->/gs;
/** A whole style sheet, or one tag; everything between is text. */
const TAGS = /(<style\b.*?<\/style>|<[^>]*>)/s;
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;
/** Attributes whose value is a name, an address or a text. Only which of them are equal counts. */
const NAMES =
  /^(?:id|for|name|href|src|srcset|action|alt|title|placeholder|value|content|nonce|aria-(?:label|labelledby|describedby|details|controls|owns|activedescendant|errormessage|valuetext))$/;
/** Attributes for positions and sizes. */
const MEASURES = /^(?:style|d|points|x|y|aria-(?:value(?:now|min|max)|posinset|setsize))$/;
/** Any number that is not part of a colour. */
const NUMBER = /(?<![#\w.-]|\([^)]*)\d+(?:\.\d+)?/g;

/**
 * A key for what a document shows, without its data. Documents with equal keys have the same elements, styles and
 * attributes, and their texts, names and addresses are empty, equal to one another and of similar length in the same
 * places.
 */
export function buildStateKey(html: string): string {
  const places = new Map<string, number>();
  /** The index of the first occurrence of a value, so that repetitions remain visible. */
  const placeOf = (value: string) => {
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return place;
  };
  const keepAttribute = (all: string, name: string, value: string) => {
    if (value !== '' && NAMES.test(name)) return ` ${name}="${placeOf(value)}"`;
    return MEASURES.test(name) ? all.replace(NUMBER, '0') : all;
  };
  return html
    .replace(UNSEEN, '')
    .split(TAGS)
    .map((part) => {
      if (part.startsWith('<style')) return part;
      if (part.startsWith('<')) return part.replace(ATTRIBUTE, keepAttribute);
      const text = part.trim();
      return text === '' ? '' : `[${placeOf(text)}:${Math.ceil(Math.log2(text.length))}]`;
    })
    .join('');
}
