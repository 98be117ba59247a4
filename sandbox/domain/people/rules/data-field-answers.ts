import type { DataFieldDetail, DataFieldSectionDetail } from '../../../store/schema/details.ts';
import type { FieldErrors } from '../../common/index.ts';
import type { Answer } from '../../common/types.ts';
import { type AnswerableField, checkAnswer } from './field-answer.ts';
import { createErrorCollector } from './field-errors.ts';
import { selectFieldsToAsk } from './section-conditions.ts';

// The maximum length of an e-mail address, also enough for every other short text.
const MAX_TEXT_LENGTH = 254;
const MAX_LONG_TEXT_LENGTH = 2_000;

export interface FieldsCheck {
  /** Answers by field name, only of fields that were sent (or, for a new customer, of all). */
  answers: Map<string, Answer>;
  errors: FieldErrors;
  isValid: boolean;
}

/**
 * Checks the answers to a data-field form. Drops keys that are not on the form, fields that the customer may not change,
 * and fields that a condition hides. With `onlySent` (a partial update), fields that were not sent stay unchanged.
 */
export function checkDataFields(
  sections: DataFieldSectionDetail[],
  sentAnswers: Record<string, unknown>,
  checkOptions: { today: string; isPartialUpdate: boolean },
): FieldsCheck {
  const answers = new Map<string, Answer>();
  const errorCollector = createErrorCollector();
  for (const { sectionFields, allOf = [] } of sections) {
    const { isAsked, isConditionallyRequired } = selectFieldsToAsk(allOf, sentAnswers);
    for (const field of sectionFields) {
      const wasSent = Object.hasOwn(sentAnswers, field.name);
      if (!field.isAuthorised || !isAsked(field.name) || (checkOptions.isPartialUpdate && !wasSent)) continue;
      const isRequired = field.isRequired || isConditionallyRequired(field.name);
      const askedField = toAnswerableField({ ...field, isRequired }, checkOptions.today);
      const answerCheck = checkAnswer(askedField, wasSent ? sentAnswers[field.name] : null);
      if (answerCheck.isValid) answers.set(field.name, answerCheck.answer);
      else errorCollector.add(field.name, answerCheck.message);
    }
  }
  return { answers, errors: errorCollector.errors, isValid: !errorCollector.hasAny };
}

function toAnswerableField(field: DataFieldDetail, today: string): AnswerableField {
  const fieldMaxLength = Number(field.htmlAttributes.maxlength);
  const defaultMaxLength = field.type === 'textarea' ? MAX_LONG_TEXT_LENGTH : MAX_TEXT_LENGTH;
  return {
    label: field.label,
    type: field.type,
    isRequired: field.isRequired,
    values: field.options.map((option) => option.value),
    maxLength: fieldMaxLength > 0 ? fieldMaxLength : defaultMaxLength,
    // Dates about the customer cannot be later than today. Requirement J4.12.
    latestDate: today,
  };
}
