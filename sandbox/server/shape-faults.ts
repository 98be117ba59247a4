/** Ways an answer can differ from what the API document promises while it still is JSON under `data`. */
export const SHAPE_FAULTS = ['key-missing', 'empty-id', 'object-for-text', 'unknown-value'] as const;
export type ShapeFault = (typeof SHAPE_FAULTS)[number];

type Entry = readonly [key: string, value: unknown];

/** A token, a key and a secret are names of something, as ids are. */
const ID = /(^|_)(id|uuid|token|key|secret|hash)$/;
/** Keys whose text is one of a list. */
const LISTED = /(^|_)(status|state|provider|method|type|mode)$/;
const WORD = /^[a-z]+([_-][a-z]+)*$/;

const isText = ([, value]: Entry) => typeof value === 'string';
const isId = ([key, value]: Entry) => ID.test(key) && typeof value === 'string' && value !== '';
const isWord = ([key, value]: Entry) => LISTED.test(key) && typeof value === 'string' && WORD.test(value);

/** Which values each shape takes, and what it puts in their place; undefined takes the key away. */
const SHAPES: Readonly<Record<ShapeFault, { takes: (entry: Entry) => boolean; gives: unknown }>> = {
  'key-missing': { takes: isId, gives: undefined },
  'empty-id': { takes: isId, gives: '' },
  'object-for-text': { takes: isText, gives: { text: 'x' } },
  'unknown-value': { takes: isWord, gives: 'unheard_of' },
};

/**
 * The body of an answer with every value of one kind replaced, as far as they stand in `data` itself; `key-missing` takes the first id
 * away, or, where there is none, the first key. Null when the answer has no such value.
 */
export function withShapeFault(body: unknown, shape: ShapeFault): { readonly data: unknown } | null {
  const { data } = Object(body);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const entries = Object.entries(data);
  const { takes, gives } = SHAPES[shape];
  const ofKind = entries.filter(takes);
  const taken = shape === 'key-missing' ? [ofKind[0] ?? entries[0]] : ofKind;
  const keys = taken.flatMap((entry) => entry?.[0] ?? []);
  if (keys.length === 0) return null;
  return { ...Object(body), data: { ...data, ...Object.fromEntries(keys.map((key) => [key, gives])) } };
}
