import { toUnexpectedFailure } from '../failure';
import type { components } from '../schema.gen';
import { type Conditions, readConditions } from './conditions';
import type { ReadResult, UnavailableField } from './configuration-problem';
import {
  createFieldReader,
  type FieldGroup,
  type FieldType,
  type ParsedField,
  readAnswer,
  readPlainText,
} from './field';
import type { FieldOption } from './options';
import { toShownText } from './to-shown-text';
import { formatScalar, isRecord, readFlag, toList, toRecord } from './values';

/** A field of the operator’s form. Requirement J4.5. */
export type DataField = {
  readonly name: string;
  readonly path: string;
  readonly label: string;
  readonly type: FieldType;
  readonly isRequired: boolean;
  /** False: read-only. */
  readonly isAuthorised: boolean;
  readonly htmlAttributes: ParsedField['htmlAttributes'];
  readonly metadata: { readonly description: string | null };
  readonly options: readonly FieldOption[];
  readonly answer: components['schemas']['FieldAnswer'];
  readonly group?: FieldGroup;
};

export type DataFieldSection = {
  readonly sectionName: string;
  readonly sectionReference: string;
  readonly sectionFields: readonly DataField[];
  readonly conditions?: Conditions;
};

export type DataFields = {
  readonly sections: readonly DataFieldSection[];
  /** Required fields that cannot be shown, because of which no account can be created. */
  readonly unavailableFields: readonly UnavailableField[];
};

/**
 * Parses the operator's form, leaving out parts that cannot be read.
 *
 * @param rawForm the `data` of the response, names in camelCase
 * @throws ApiFailure `unexpected` if it is not a list
 */
export function readDataFields(rawForm: unknown): ReadResult<DataFields> {
  const rawSections = toList(rawForm);
  if (rawSections === null) throw toUnexpectedFailure(new Error('Pavilion: the data fields are no list.'));
  const reader = createFieldReader({
    kind: 'field',
    nameKey: 'name',
    fallbackLabel: (index) => `field ${index + 1}`,
    isReadOnly: (field) => !readFlag(field.isAuthorised, true),
  });
  const sections = rawSections.flatMap((section, index): DataFieldSection[] => {
    if (section === null || section === undefined) return [];
    const name = isRecord(section) ? toShownText(section.sectionName) : '';
    const fields = isRecord(section) ? toList(section.sectionFields) : null;
    if (!isRecord(section) || fields === null) {
      reader.reportUnreadable('section', name || `section ${index + 1}`, [index]);
      return [];
    }
    const sectionLabel = name || `section ${index + 1}`;
    const conditions = readConditions(section, (fault, condition) =>
      reader.report({ ...fault, kind: 'section', name: sectionLabel, path: [index, 'allOf', condition] }),
    );
    return [
      {
        sectionName: name,
        sectionReference: formatScalar(section.sectionReference),
        sectionFields: reader.readAll(fields, [index, 'sectionFields']).map(toDataField),
        ...(conditions && { conditions }),
      },
    ];
  });
  return { value: { sections, unavailableFields: reader.unavailableFields }, problems: reader.problems };
}

function toDataField({ key, raw, ...common }: ParsedField): DataField {
  return {
    ...common,
    name: key,
    path: formatScalar(raw.path),
    isAuthorised: readFlag(raw.isAuthorised, true),
    metadata: { description: readPlainText(toRecord(raw.metadata).description) },
    answer: readAnswer(raw.answer),
  };
}
