import type { Answer } from '../../common/types.ts';
import type { CustomerRecord } from './customer-record.ts';

/** Data fields with their own customer column; all others are stored as answers. */
const COLUMN_BY_FIELD = {
  first_name: 'firstName',
  last_name: 'lastName',
  date_of_birth: 'dateOfBirth',
  phone: 'phone',
  address_1: 'address1',
  address_2: 'address2',
  town: 'town',
  postcode: 'postcode',
} as const;

type FieldColumn = (typeof COLUMN_BY_FIELD)[keyof typeof COLUMN_BY_FIELD];

/** Converts checked answers to changes of a customer's row. */
export function toCustomerChanges(
  answers: Map<string, Answer>,
  earlierAnswers: Record<string, Answer>,
): Partial<CustomerRecord> {
  const changedColumns: Partial<Record<FieldColumn, string | null>> = {};
  const otherAnswers = new Map(Object.entries(earlierAnswers));
  for (const [name, answer] of answers) {
    if (isColumnField(name))
      changedColumns[COLUMN_BY_FIELD[name]] = typeof answer === 'string' ? answer : null;
    else if (name !== 'email') otherAnswers.set(name, answer);
  }
  const { firstName, lastName, ...nullableColumns } = changedColumns;
  const email = answers.get('email');
  return {
    ...nullableColumns,
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(typeof email === 'string' ? { email, emailKey: email.toLowerCase() } : {}),
    answers: Object.fromEntries(otherAnswers),
  };
}

/** A customer's answer to a data field. */
export function findFieldAnswer(customer: CustomerRecord, fieldName: string): Answer {
  if (isColumnField(fieldName)) return customer[COLUMN_BY_FIELD[fieldName]];
  if (fieldName === 'email') return customer.email;
  if (fieldName === 'reference') return customer.reference;
  return Object.hasOwn(customer.answers, fieldName) ? (customer.answers[fieldName] ?? null) : null;
}

/** The path of a data field's answer on the customer's record. */
export function formatFieldPath(fieldName: string): string {
  const isCustomerField = isColumnField(fieldName) || fieldName === 'email' || fieldName === 'reference';
  return isCustomerField ? `user.${fieldName}` : `user.custom.${fieldName}`;
}

function isColumnField(name: string): name is keyof typeof COLUMN_BY_FIELD {
  return Object.hasOwn(COLUMN_BY_FIELD, name);
}
