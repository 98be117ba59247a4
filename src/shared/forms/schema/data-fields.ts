import type { DataField, DataFieldSection, FieldAnswer } from '../../api';
import { autocompleteToken } from '../../lib';
import { askedFieldFilter } from './asked-field-filter';

import { fieldKey } from './field-key';
import type { FormDefinition, FormValues } from './form-definition';
import { formFromSections } from './form-from-sections';
import {
  attributesFrom,
  fieldKind,
  type NormalisedField,
  type NormalisedSection,
  withoutEmpty,
} from './normalised-field';
import { normalisedGroup } from './normalised-group';
import { presentValues } from './present-values';
import { answersByName, wireAnswer } from './wire-answer';

type Sections = readonly DataFieldSection[];

function isAnswered(answer: FieldAnswer): boolean {
  return Object.keys(presentValues({ answer })).length > 0;
}

function attributesOf({ name: fieldName, htmlAttributes }: DataField): ReadonlyMap<string, string> {
  const token = autocompleteToken(fieldName);
  return new Map([
    ...(token === undefined ? [] : [['autocomplete', token] as const]),
    ...attributesFrom(htmlAttributes),
  ]);
}

/**
 * Read-only fields (isAuthorised false) are shown with their answer, and left out without one. They are never required and never
 * sent.
 */
function normalisedFields(fields: readonly DataField[]): NormalisedField[] {
  return fields
    .filter((field) => field.isAuthorised || isAnswered(field.answer))
    .map((field) => {
      const { choices, emptyLabel } = withoutEmpty(field.options);
      return {
        key: fieldKey(field.name),
        label: field.label || field.name,
        kind: fieldKind(field.type, choices, field.group !== undefined),
        isRequired: field.isRequired,
        isReadOnly: !field.isAuthorised,
        choices,
        hint: field.metadata.description,
        placeholder: emptyLabel,
        isPast: true,
        attributes: attributesOf(field),
        group: normalisedGroup(field.group, true),
        answer: field.answer,
      };
    });
}

/**
 * Creates a form from data fields. Requirement J4.5.
 *
 * @param omitted names of fields that the caller renders itself
 * @param today the server's date, YYYY-MM-DD
 */
export function formFromDataFields(
  sections: Sections,
  today: string,
  omitted: readonly string[] = [],
): FormDefinition {
  const asked: NormalisedSection[] = sections.map(({ sectionName, sectionFields, conditions }) => ({
    title: sectionName,
    fields: normalisedFields(sectionFields.filter(({ name }) => !omitted.includes(name))),
    conditions,
  }));
  return formFromSections(asked, today);
}

/**
 * The answers by field name, as the API takes them, without empty ones and those of fields that no condition adds.
 * Requirement S7.6.
 */
export function fieldsFromValues(sections: Sections, values: FormValues): Record<string, FieldAnswer> {
  const given = presentValues(values);
  return Object.fromEntries(
    sections.flatMap(({ sectionFields, conditions }) => {
      const names = sectionFields.map(({ name }) => name);
      const isAsked = askedFieldFilter(conditions, answersByName(names, given));
      return sectionFields.flatMap(({ name, isAuthorised, group }) => {
        const value = isAuthorised && isAsked(name) ? wireAnswer(given[fieldKey(name)], group) : null;
        return value === null ? [] : [[name, value]];
      });
    }),
  );
}

/** The labels of required fields that are asked and unanswered, in form order; groups have their own message. */
export function missingLabels(sections: Sections, values: FormValues): string[] {
  const given = presentValues(values);
  return sections.flatMap(({ sectionFields, conditions }) => {
    const names = sectionFields.map(({ name }) => name);
    const isAsked = askedFieldFilter(conditions, answersByName(names, given));
    const isGiven = (answer: unknown, type: DataField['type']) =>
      type === 'checkbox' ? answer === true : wireAnswer(answer) !== null;
    const isMissing = ({ name, type, isRequired, isAuthorised, group }: DataField) =>
      isRequired && isAuthorised && !group && isAsked(name) && !isGiven(given[fieldKey(name)], type);
    return sectionFields.filter(isMissing).map(({ label, name }) => label || name);
  });
}

/** The same fields without autocomplete: they are about another person than the one using the browser. */
export function privateSections(sections: Sections): DataFieldSection[] {
  return sections.map((section) => ({
    ...section,
    sectionFields: section.sectionFields.map((field) => ({
      ...field,
      htmlAttributes: { ...field.htmlAttributes, autocomplete: 'off' },
    })),
  }));
}
