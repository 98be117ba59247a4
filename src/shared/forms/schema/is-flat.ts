import type { RJSFSchema } from '@rjsf/utils';

/** What makes the fields of an object depend on answers, or on something elsewhere. */
const OBJECT_KEYWORDS = ['type', 'title', 'description', 'properties', 'required'];
/** What one control can show by itself. */
const LEAF_KEYWORDS = [
  'type',
  'title',
  'description',
  'format',
  'enum',
  'const',
  'items',
  'uniqueItems',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'readOnly',
];

function hasOnly(schema: object, keywords: readonly string[]): boolean {
  return Object.keys(schema).every((keyword) => keywords.includes(keyword));
}

function isLeaf(schema: RJSFSchema | boolean): boolean {
  return typeof schema === 'object' && schema.type !== 'object' && hasOnly(schema, LEAF_KEYWORDS);
}

const verdicts = new WeakMap<RJSFSchema, boolean>();

/**
 * True for a form of fields side by side, whose list no answer changes: what operators' fields and questions make. rjsf need
 * not look for conditions, references and nested parts at each of them.
 */
export function isFlat(schema: RJSFSchema): boolean {
  const known = verdicts.get(schema);
  if (known !== undefined) return known;
  const verdict = hasOnly(schema, OBJECT_KEYWORDS) && Object.values(schema.properties ?? {}).every(isLeaf);
  verdicts.set(schema, verdict);
  return verdict;
}
