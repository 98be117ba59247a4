import { type FormDefinition, type FormValues, readStoredValues } from '@/shared/forms';

/** The stored answers of the details form and of the questions, each with what they belong to. */
export interface StoredAnswers {
  readonly details: { readonly checksum: string | null; readonly values: FormValues } | null;
  readonly questions: {
    readonly membershipTypeId: string;
    /** The ID of the customer who answered; other customers do not get the answers. */
    readonly userId: string;
    readonly values: FormValues;
    /** Whether the operator has received exactly these answers. */
    readonly isSent: boolean;
  } | null;
}

export const NO_ANSWERS: StoredAnswers = { details: null, questions: null };

/** Parses stored answers; returns null if they are invalid. */
export function readAnswers(storedText: string | null): StoredAnswers {
  let parsed: unknown;
  try {
    parsed = JSON.parse(storedText ?? 'null');
  } catch {
    return NO_ANSWERS;
  }
  const [details, questions] = [readOwn(parsed, 'details'), readOwn(parsed, 'questions')];
  const checksum = readOwn(details, 'checksum');
  const detailValues = readStoredValues(readOwn(details, 'values'));
  const [membershipTypeId, userId] = [readOwn(questions, 'membershipTypeId'), readOwn(questions, 'userId')];
  const questionValues = readStoredValues(readOwn(questions, 'values'));
  return {
    details:
      detailValues && (checksum === null || typeof checksum === 'string')
        ? { checksum, values: detailValues }
        : null,
    questions:
      questionValues && typeof membershipTypeId === 'string' && typeof userId === 'string'
        ? { membershipTypeId, userId, values: questionValues, isSent: readOwn(questions, 'isSent') === true }
        : null,
  };
}

/** Whether a form contains answers that differ from its initial values. */
export function isTyped({ initialValues }: FormDefinition, values: FormValues): boolean {
  const keys = new Set([...Object.keys(values), ...Object.keys(initialValues)]);
  return [...keys].some((key) => JSON.stringify(values[key]) !== JSON.stringify(initialValues[key]));
}

function readOwn(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? Reflect.get(holder, name)
    : undefined;
}
