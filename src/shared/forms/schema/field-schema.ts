import type { RJSFSchema } from '@rjsf/utils';
import type { NormalisedField } from './normalised-field';
import { removeUndefined } from './without-undefined';

/** The limit of RFC 5321. */
const MAX_EMAIL_LENGTH = 254;

function toWholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function toFiniteNumber(text: string | undefined): number | undefined {
  return text !== undefined && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

/** Anchors the pattern, because HTML patterns match the whole value. Returns undefined for an invalid pattern. */
function anchorPattern(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const pattern = `^(?:${text})$`;
  try {
    new RegExp(pattern, 'u');
    return pattern;
  } catch {
    return undefined;
  }
}

function buildTextSchema({ kind, attributes }: NormalisedField, title: string): RJSFSchema {
  const maxLength = toWholeNumber(attributes.get('maxlength'));
  return removeUndefined({
    type: 'string',
    title,
    format: kind === 'email' ? 'email' : undefined,
    minLength: toWholeNumber(attributes.get('minlength')),
    maxLength: kind === 'email' ? Math.min(maxLength ?? MAX_EMAIL_LENGTH, MAX_EMAIL_LENGTH) : maxLength,
    pattern: anchorPattern(attributes.get('pattern')),
  });
}

function buildGroupSchema({ group }: NormalisedField, title: string): RJSFSchema {
  const { fields = [], minItems = 0, maxItems = null } = group ?? {};
  return removeUndefined({
    type: 'array',
    title,
    minItems,
    maxItems: maxItems ?? undefined,
    items: {
      type: 'object',
      // The template titles entries by their position.
      title: '',
      properties: Object.fromEntries(fields.map((field) => [field.key, toFieldSchema(field)])),
      required: fields.filter(({ isRequired }) => isRequired).map(({ key }) => key),
    },
  });
}

/** The JSON Schema of a field. Read-only fields are not validated. */
export function toFieldSchema(field: NormalisedField): RJSFSchema {
  const { label: title, attributes } = field;
  if (field.isReadOnly) return { title, readOnly: true };
  const optionValues = [...new Set(field.choices.map(({ value }) => value))];
  switch (field.kind) {
    case 'checkbox':
      return removeUndefined({ type: 'boolean', title, const: field.isRequired ? true : undefined });
    case 'multi_select':
      return removeUndefined({
        type: 'array',
        title,
        items: { enum: optionValues },
        uniqueItems: true,
        minItems: field.isRequired ? 1 : undefined,
      });
    case 'select':
    case 'radio':
      return removeUndefined({ title, enum: optionValues });
    case 'date':
      return { type: 'string', title, format: 'date' };
    case 'group':
      return buildGroupSchema(field, title);
    case 'number':
      return removeUndefined({
        type: 'number',
        title,
        minimum: toFiniteNumber(attributes.get('min')),
        maximum: toFiniteNumber(attributes.get('max')),
      });
    default:
      return buildTextSchema(field, title);
  }
}
