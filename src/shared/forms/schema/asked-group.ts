import type { FieldGroup, GroupField } from '../../api';
import { type AskedField, type AskedGroup, attributesFrom, fieldKind, withoutEmpty } from './asked-field';
import { fieldKey } from './field-key';

function askedField({ name, label, type, options, ...field }: GroupField, isPast: boolean): AskedField {
  const { choices, emptyLabel } = withoutEmpty(options);
  return {
    key: fieldKey(name),
    label: label || name,
    kind: fieldKind(type, choices),
    isRequired: field.isRequired,
    isReadOnly: false,
    choices,
    hint: field.metadata.description,
    placeholder: emptyLabel,
    isPast,
    attributes: attributesFrom(field.htmlAttributes),
    group: null,
    answer: null,
  };
}

/**
 * The fields of a repeated group; null for a field that is not a group.
 *
 * @param isPast dates may not be later than today on the server
 */
export function askedGroup(group: FieldGroup | undefined, isPast: boolean): AskedGroup | null {
  return group ? { ...group, fields: group.fields.map((field) => askedField(field, isPast)) } : null;
}
