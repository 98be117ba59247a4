import { toUnexpectedFailure } from '../failure';
import type { components } from '../schema.gen';
import { type Conditions, readConditions } from './conditions';
import type { ReadResult, UnavailableField } from './configuration-problem';
import {
  answerOf,
  createFieldReader,
  type FieldGroup,
  type FieldType,
  type ParsedField,
  readPlainText,
} from './field';
import type { FieldOption } from './options';
import { toShownText } from './to-shown-text';
import { formatScalar, isRecord, listOf, readFlag, recordOf } from './values';

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
  readonly unaskable: readonly UnavailableField[];
};

/**
 * Parses the operator's form, leaving out parts that cannot be read.
 *
 * @param sent the `data` of the response, names in camelCase
 * @throws ApiFailure `unexpected` if it is not a list
 */
export function readDataFields(sent: unknown): ReadResult<DataFields> {
  const list = listOf(sent);
  if (list === null) throw toUnexpectedFailure(new Error('Pavilion: the data fields are no list.'));
  const reader = createFieldReader({
    kind: 'field',
    nameKey: 'name',
    fallbackLabel: (at) => `field ${at + 1}`,
    isReadOnly: (field) => !readFlag(field.isAuthorised, true),
  });
  const sections = list.flatMap((section, at): DataFieldSection[] => {
    if (section === null || section === undefined) return [];
    const name = isRecord(section) ? toShownText(section.sectionName) : '';
    const fields = isRecord(section) ? listOf(section.sectionFields) : null;
    if (!isRecord(section) || fields === null) {
      reader.reportUnreadable('section', name || `section ${at + 1}`, [at]);
      return [];
    }
    const owner = name || `section ${at + 1}`;
    const conditions = readConditions(section, (fault, condition) =>
      reader.report({ ...fault, kind: 'section', name: owner, path: [at, 'allOf', condition] }),
    );
    return [
      {
        sectionName: name,
        sectionReference: formatScalar(section.sectionReference),
        sectionFields: reader.readAll(fields, [at, 'sectionFields']).map(dataFieldOf),
        ...(conditions && { conditions }),
      },
    ];
  });
  return { value: { sections, unaskable: reader.unsupportedRequired }, problems: reader.problems };
}

function dataFieldOf({ key, raw, ...common }: ParsedField): DataField {
  return {
    ...common,
    name: key,
    path: formatScalar(raw.path),
    isAuthorised: readFlag(raw.isAuthorised, true),
    metadata: { description: readPlainText(recordOf(raw.metadata).description) },
    answer: answerOf(raw.answer),
  };
}
