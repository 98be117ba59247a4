import type { Question, QuestionAnswer, QuestionGroup } from '../../api';
import { createAskedFieldFilter } from './asked-field-filter';
import { toFieldKey } from './field-key';
import type { FormDefinition, FormValues } from './form-definition';
import { buildFormFromSections } from './form-from-sections';
import { chooseFieldKind, type NormalisedField, readAttributes, splitEmptyOption } from './normalised-field';
import { normaliseGroup } from './normalised-group';
import { filterPresentValues } from './present-values';
import { mapAnswersByName, toWireAnswer } from './wire-answer';

function normaliseQuestion(question: Question): NormalisedField {
  const { choices, emptyLabel } = splitEmptyOption(question.options);
  return {
    key: toFieldKey(question.id),
    label: question.label || question.id,
    kind: chooseFieldKind(question.type, choices, question.group !== undefined),
    isRequired: question.isRequired,
    isReadOnly: false,
    choices,
    hint: null,
    placeholder: question.placeholder ?? emptyLabel,
    // Questions may ask for future dates; only their own `max` applies.
    isPastOnly: false,
    attributes: readAttributes(question.htmlAttributes),
    group: normaliseGroup(question.group, false),
    answer: question.default,
  };
}

/**
 * Creates a form from custom questions, with their defaults as initial values. Requirement J5.3.
 *
 * @param today the server's date, YYYY-MM-DD
 */
export function buildFormFromQuestions(groups: readonly QuestionGroup[], today: string): FormDefinition {
  const sections = groups.map(({ title, questions, conditions }) => ({
    title,
    fields: questions.map(normaliseQuestion),
    conditions,
  }));
  return buildFormFromSections(sections, today);
}

/** The answers in question order, as exact option values, without unanswered questions and questions that no condition adds. */
export function toQuestionAnswers(groups: readonly QuestionGroup[], values: FormValues): QuestionAnswer[] {
  const presentValues = filterPresentValues(values);
  return groups.flatMap(({ questions, conditions }) => {
    const ids = questions.map(({ id }) => id);
    const isAsked = createAskedFieldFilter(conditions, mapAnswersByName(ids, presentValues));
    return questions.flatMap(({ id, group }) => {
      const answer = isAsked(id) ? toWireAnswer(presentValues[toFieldKey(id)], group) : null;
      return answer === null ? [] : [{ questionId: id, answer }];
    });
  });
}
