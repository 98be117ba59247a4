import type { DataField, DataFieldForm } from '../../domain/common/types.ts';
import type { Schemas } from './schemas.ts';

type FieldSection = DataFieldForm['sections'][number];

/** Converts a section of data fields to the API's format. */
export function toWireSection({
  sectionName,
  sectionReference,
  sectionFields,
  allOf,
}: FieldSection): Schemas['DataFieldSection'] {
  return {
    section_name: sectionName,
    section_reference: sectionReference,
    section_fields: sectionFields.map(toWireField),
    ...(allOf && { all_of: allOf }),
  };
}

function toWireField(field: DataField): Schemas['DataField'] {
  return {
    name: field.name,
    path: field.path,
    label: field.label,
    type: field.type,
    is_required: field.isRequired,
    is_authorised: field.isAuthorised,
    html_attributes: field.htmlAttributes,
    metadata: { description: field.metadata.description },
    options: field.options.map(({ value, label }) => ({ value, label })),
    answer: field.answer,
  };
}
