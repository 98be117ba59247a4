/** Ways in which a response can break the API document while it is still JSON under `data`. */
export const SHAPE_FAULTS = ['key-missing', 'empty-id', 'object-for-text', 'unknown-value'] as const;
export type ShapeFault = (typeof SHAPE_FAULTS)[number];

type Entry = readonly [key: string, value: unknown];

/** Keys that identify something: ids, tokens, keys, secrets and hashes. */
const ID_KEY = /(^|_)(id|uuid|token|key|secret|hash)$/;
/** Keys of enum values. */
const ENUM_KEY = /(^|_)(status|state|provider|method|type|mode)$/;
const WORD_PATTERN = /^[a-z]+([_-][a-z]+)*$/;

const isText = ([, value]: Entry) => typeof value === 'string';
const isId = ([key, value]: Entry) => ID_KEY.test(key) && typeof value === 'string' && value !== '';
const isWord = ([key, value]: Entry) =>
  ENUM_KEY.test(key) && typeof value === 'string' && WORD_PATTERN.test(value);

/** The values that each shape replaces, and their replacement; undefined removes the key. */
const SHAPES: Readonly<Record<ShapeFault, { takes: (entry: Entry) => boolean; gives: unknown }>> = {
  'key-missing': { takes: isId, gives: undefined },
  'empty-id': { takes: isId, gives: '' },
  'object-for-text': { takes: isText, gives: { text: 'x' } },
  'unknown-value': { takes: isWord, gives: 'unheard_of' },
};

/**
 * Replaces every value of one kind directly in a response's `data`. `key-missing` removes the first id, or the first key
 * if there is no id. Returns null if the response has no such value.
 */
export function withShapeFault(body: unknown, shape: ShapeFault): { readonly data: unknown } | null {
  const { data } = Object(body);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const entries = Object.entries(data);
  const { takes, gives } = SHAPES[shape];
  const ofKind = entries.filter(takes);
  const changedEntries = shape === 'key-missing' ? [ofKind[0] ?? entries[0]] : ofKind;
  const keys = changedEntries.flatMap((entry) => entry?.[0] ?? []);
  if (keys.length === 0) return null;
  return { ...Object(body), data: { ...data, ...Object.fromEntries(keys.map((key) => [key, gives])) } };
}
