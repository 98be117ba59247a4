import type { Answer } from '../../common/types.ts';
import type { CustomerRecord } from './customer-record.ts';

/** Data fields with their own customer column; all others are stored as answers. */
const COLUMNS = {
  first_name: 'firstName',
  last_name: 'lastName',
  date_of_birth: 'dateOfBirth',
  phone: 'phone',
  address_1: 'address1',
  address_2: 'address2',
  town: 'town',
  postcode: 'postcode',
} as const;

type Column = (typeof COLUMNS)[keyof typeof COLUMNS];

/** Converts checked answers to changes of a customer's row. */
export function toCustomerChanges(
  answers: Map<string, Answer>,
  earlierAnswers: Record<string, Answer>,
): Partial<CustomerRecord> {
  const columns: Partial<Record<Column, string | null>> = {};
  const otherAnswers = new Map(Object.entries(earlierAnswers));
  for (const [name, answer] of answers) {
    if (isColumnField(name)) columns[COLUMNS[name]] = typeof answer === 'string' ? answer : null;
    else if (name !== 'email') otherAnswers.set(name, answer);
  }
  const { firstName, lastName, ...nullable } = columns;
  const email = answers.get('email');
  return {
    ...nullable,
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(typeof email === 'string' ? { email, emailKey: email.toLowerCase() } : {}),
    answers: Object.fromEntries(otherAnswers),
  };
}

/** A customer's answer to a data field. */
export function answerOf(customer: CustomerRecord, fieldName: string): Answer {
  if (isColumnField(fieldName)) return customer[COLUMNS[fieldName]];
  if (fieldName === 'email') return customer.email;
  if (fieldName === 'reference') return customer.reference;
  return Object.hasOwn(customer.answers, fieldName) ? (customer.answers[fieldName] ?? null) : null;
}

/** The path of a data field's answer on the customer's record. */
export function formatFieldPath(fieldName: string): string {
  const isOwn = isColumnField(fieldName) || fieldName === 'email' || fieldName === 'reference';
  return isOwn ? `user.${fieldName}` : `user.custom.${fieldName}`;
}

function isColumnField(name: string): name is keyof typeof COLUMNS {
  return Object.hasOwn(COLUMNS, name);
}
