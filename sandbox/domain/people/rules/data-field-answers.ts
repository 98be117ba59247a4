import type { DataFieldDetail, DataFieldSectionDetail } from '../../../store/schema/details.ts';
import type { FieldErrors } from '../../common/index.ts';
import type { Answer } from '../../common/types.ts';
import { type AnswerableField, checkAnswer } from './field-answer.ts';
import { collectErrors } from './field-errors.ts';
import { selectFieldsToAsk } from './section-conditions.ts';

// The maximum length of an e-mail address, also enough for every other short text.
const TEXT_LENGTH = 254;
const LONG_TEXT_LENGTH = 2_000;

export interface CheckedFields {
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
  request: { today: string; onlySent: boolean },
): CheckedFields {
  const answers = new Map<string, Answer>();
  const collector = collectErrors();
  for (const { sectionFields, allOf = [] } of sections) {
    const { isAsked, isDemanded } = selectFieldsToAsk(allOf, sentAnswers);
    for (const field of sectionFields) {
      const wasSent = Object.hasOwn(sentAnswers, field.name);
      if (!field.isAuthorised || !isAsked(field.name) || (request.onlySent && !wasSent)) continue;
      const isRequired = field.isRequired || isDemanded(field.name);
      const askedField = toAnswerableField({ ...field, isRequired }, request.today);
      const checked = checkAnswer(askedField, wasSent ? sentAnswers[field.name] : null);
      if (checked.isValid) answers.set(field.name, checked.answer);
      else collector.add(field.name, checked.message);
    }
  }
  return { answers, errors: collector.errors, isValid: !collector.hasAny };
}

function toAnswerableField(field: DataFieldDetail, today: string): AnswerableField {
  const ownLength = Number(field.htmlAttributes.maxlength);
  const defaultLength = field.type === 'textarea' ? LONG_TEXT_LENGTH : TEXT_LENGTH;
  return {
    label: field.label,
    type: field.type,
    isRequired: field.isRequired,
    values: field.options.map((option) => option.value),
    maxLength: ownLength > 0 ? ownLength : defaultLength,
    // Dates about the customer cannot be later than today. Requirement J4.12.
    latestDate: today,
  };
}
