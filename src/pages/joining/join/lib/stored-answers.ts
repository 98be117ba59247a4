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
export function readStoredAnswers(storedText: string | null): StoredAnswers {
  let storedJson: unknown;
  try {
    storedJson = JSON.parse(storedText ?? 'null');
  } catch {
    return NO_ANSWERS;
  }
  const [details, questions] = [
    readOwnProperty(storedJson, 'details'),
    readOwnProperty(storedJson, 'questions'),
  ];
  const checksum = readOwnProperty(details, 'checksum');
  const detailValues = readStoredValues(readOwnProperty(details, 'values'));
  const [membershipTypeId, userId] = [
    readOwnProperty(questions, 'membershipTypeId'),
    readOwnProperty(questions, 'userId'),
  ];
  const questionValues = readStoredValues(readOwnProperty(questions, 'values'));
  return {
    details:
      detailValues && (checksum === null || typeof checksum === 'string')
        ? { checksum, values: detailValues }
        : null,
    questions:
      questionValues && typeof membershipTypeId === 'string' && typeof userId === 'string'
        ? {
            membershipTypeId,
            userId,
            values: questionValues,
            isSent: readOwnProperty(questions, 'isSent') === true,
          }
        : null,
  };
}

/** Whether a form contains answers that differ from its initial values. */
export function hasTypedAnswers({ initialValues }: FormDefinition, values: FormValues): boolean {
  const keys = new Set([...Object.keys(values), ...Object.keys(initialValues)]);
  return [...keys].some((key) => JSON.stringify(values[key]) !== JSON.stringify(initialValues[key]));
}

function readOwnProperty(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, name)
    ? Reflect.get(json, name)
    : undefined;
}
