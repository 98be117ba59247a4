import type { DataField, DataFieldSection, FieldAnswer } from '../../api';
import { findAutocompleteToken } from '../../lib';
import { createAskedFieldFilter } from './asked-field-filter';

import { toFieldKey } from './field-key';
import type { FormDefinition, FormValues } from './form-definition';
import { buildFormFromSections } from './form-from-sections';
import {
  chooseFieldKind,
  type NormalisedField,
  type NormalisedSection,
  readAttributes,
  splitEmptyOption,
} from './normalised-field';
import { normaliseGroup } from './normalised-group';
import { filterPresentValues } from './present-values';
import { mapAnswersByName, toWireAnswer } from './wire-answer';

type FormSections = readonly DataFieldSection[];

function isAnswered(answer: FieldAnswer): boolean {
  return Object.keys(filterPresentValues({ answer })).length > 0;
}

function toAttributes({ name: fieldName, htmlAttributes }: DataField): ReadonlyMap<string, string> {
  const token = findAutocompleteToken(fieldName);
  return new Map([
    ...(token === undefined ? [] : [['autocomplete', token] as const]),
    ...readAttributes(htmlAttributes),
  ]);
}

/**
 * Read-only fields (isAuthorised false) are shown with their answer, and left out without one. They are never required and never
 * sent.
 */
function normaliseFields(fields: readonly DataField[]): NormalisedField[] {
  return fields
    .filter((field) => field.isAuthorised || isAnswered(field.answer))
    .map((field) => {
      const { choices, emptyLabel } = splitEmptyOption(field.options);
      return {
        key: toFieldKey(field.name),
        label: field.label || field.name,
        kind: chooseFieldKind(field.type, choices, field.group !== undefined),
        isRequired: field.isRequired,
        isReadOnly: !field.isAuthorised,
        choices,
        hint: field.metadata.description,
        placeholder: emptyLabel,
        isPastOnly: true,
        attributes: toAttributes(field),
        group: normaliseGroup(field.group, true),
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
export function buildFormFromDataFields(
  sections: FormSections,
  today: string,
  omitted: readonly string[] = [],
): FormDefinition {
  const normalisedSections: NormalisedSection[] = sections.map(
    ({ sectionName, sectionFields, conditions }) => ({
      title: sectionName,
      fields: normaliseFields(sectionFields.filter(({ name }) => !omitted.includes(name))),
      conditions,
    }),
  );
  return buildFormFromSections(normalisedSections, today);
}

/**
 * The answers by field name, as the API takes them, without empty ones and those of fields that no condition adds.
 * Requirement S7.6.
 */
export function toFieldAnswers(sections: FormSections, values: FormValues): Record<string, FieldAnswer> {
  const presentValues = filterPresentValues(values);
  return Object.fromEntries(
    sections.flatMap(({ sectionFields, conditions }) => {
      const names = sectionFields.map(({ name }) => name);
      const isAsked = createAskedFieldFilter(conditions, mapAnswersByName(names, presentValues));
      return sectionFields.flatMap(({ name, isAuthorised, group }) => {
        const value =
          isAuthorised && isAsked(name) ? toWireAnswer(presentValues[toFieldKey(name)], group) : null;
        return value === null ? [] : [[name, value]];
      });
    }),
  );
}

/** The labels of required fields that are asked and unanswered, in form order; groups have their own message. */
export function listMissingLabels(sections: FormSections, values: FormValues): string[] {
  const presentValues = filterPresentValues(values);
  return sections.flatMap(({ sectionFields, conditions }) => {
    const names = sectionFields.map(({ name }) => name);
    const isAsked = createAskedFieldFilter(conditions, mapAnswersByName(names, presentValues));
    const isAnswerGiven = (answer: unknown, type: DataField['type']) =>
      type === 'checkbox' ? answer === true : toWireAnswer(answer) !== null;
    const isMissing = ({ name, type, isRequired, isAuthorised, group }: DataField) =>
      isRequired &&
      isAuthorised &&
      !group &&
      isAsked(name) &&
      !isAnswerGiven(presentValues[toFieldKey(name)], type);
    return sectionFields.filter(isMissing).map(({ label, name }) => label || name);
  });
}

/** The same fields without autocomplete: they are about another person than the one using the browser. */
export function disableAutocomplete(sections: FormSections): DataFieldSection[] {
  return sections.map((section) => ({
    ...section,
    sectionFields: section.sectionFields.map((field) => ({
      ...field,
      htmlAttributes: { ...field.htmlAttributes, autocomplete: 'off' },
    })),
  }));
}
