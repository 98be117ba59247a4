import type { FieldGroup, GroupField } from '../../api';
import { toFieldKey } from './field-key';
import {
  chooseFieldKind,
  type NormalisedField,
  type NormalisedGroup,
  readAttributes,
  splitEmptyOption,
} from './normalised-field';

function normaliseField(
  { name, label, type, options, ...field }: GroupField,
  isPastOnly: boolean,
): NormalisedField {
  const { choices, emptyLabel } = splitEmptyOption(options);
  return {
    key: toFieldKey(name),
    label: label || name,
    kind: chooseFieldKind(type, choices),
    isRequired: field.isRequired,
    isReadOnly: false,
    choices,
    hint: field.metadata.description,
    placeholder: emptyLabel,
    isPastOnly,
    attributes: readAttributes(field.htmlAttributes),
    group: null,
    answer: null,
  };
}

/**
 * The fields of a repeated group; null for a field that is not a group.
 *
 * @param isPastOnly whether dates must not be later than the server's today
 */
export function normaliseGroup(group: FieldGroup | undefined, isPastOnly: boolean): NormalisedGroup | null {
  return group ? { ...group, fields: group.fields.map((field) => normaliseField(field, isPastOnly)) } : null;
}
