/** Elements that load code, and comments. */
const UNSEEN = /<script\b.*?<\/script>|<link\b[^>]*>|<!--.*?-->/gs;
/** A whole style sheet, else one tag; everything between them is text. */
const TAGS = /(<style\b.*?<\/style>|<[^>]*>)/s;
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;
/** Attributes whose value is a name, an address or a text: of these it counts which are equal. */
const NAMES =
  /^(?:id|for|name|href|src|srcset|action|alt|title|placeholder|value|content|nonce|aria-(?:label|labelledby|describedby|details|controls|owns|activedescendant|errormessage|valuetext))$/;
/** Attributes of places and sizes. */
const MEASURES = /^(?:style|d|points|x|y|aria-(?:value(?:now|min|max)|posinset|setsize))$/;
/** Any number but one that is part of a colour. */
const NUMBER = /(?<![#\w.-]|\([^)]*)\d+(?:\.\d+)?/g;

/**
 * What one document shows, without its data: two documents of equal keys have the same elements, styles and attributes, and their texts,
 * names and addresses are empty, equal to each other, and about as long in the same places.
 */
export function stateKey(html: string): string {
  const places = new Map<string, number>();
  /** The index of the first occurrence of a value, so that repetitions remain. */
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
