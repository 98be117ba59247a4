import type { Answer } from './ask-provider.ts';
import type { Interaction } from './interactions.ts';

/** Whether a response with the expected status lacks the optional key of the interaction. */
export function leavesOut({ optional, status }: Interaction, answer: Answer): boolean {
  if (optional.length === 0 || answer.status !== status) return false;
  return valuesAt(JSON.parse(answer.body), ['data', ...optional]).length === 0;
}

/** Returns the values at a path of keys, following every element of the lists on the way. */
function valuesAt(value: unknown, [key, ...deeper]: readonly string[]): unknown[] {
  if (value === null || value === undefined) return [];
  if (key === undefined) return [value];
  const records = Array.isArray(value) ? value : [value];
  return records.flatMap((record: unknown) =>
    typeof record === 'object' && record !== null
      ? valuesAt(Object.getOwnPropertyDescriptor(record, key)?.value, deeper)
      : [],
  );
}
