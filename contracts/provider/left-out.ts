import type { Answer } from './ask-provider.ts';
import type { Interaction } from './interactions.ts';

/** Whether a response with the expected status lacks the optional key of the interaction. */
export function lacksOptionalKey({ optionalPath, status }: Interaction, answer: Answer): boolean {
  if (optionalPath.length === 0 || answer.status !== status) return false;
  return listValues(JSON.parse(answer.body), ['data', ...optionalPath]).length === 0;
}

/** Returns the values at a path of keys, following every element of the lists on the way. */
function listValues(value: unknown, [firstKey, ...innerKeys]: readonly string[]): unknown[] {
  if (value === null || value === undefined) return [];
  if (firstKey === undefined) return [value];
  const records = Array.isArray(value) ? value : [value];
  return records.flatMap((record: unknown) =>
    typeof record === 'object' && record !== null
      ? listValues(Object.getOwnPropertyDescriptor(record, firstKey)?.value, innerKeys)
      : [],
  );
}
