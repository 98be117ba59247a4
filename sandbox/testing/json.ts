/** The value at a path of keys inside parsed JSON, or undefined: `at(answer.json, 'data', 'token')`. */
export function readAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((current, key) => {
    if (typeof current !== 'object' || current === null) return undefined;
    return Object.getOwnPropertyDescriptor(current, key)?.value;
  }, value);
}

/**
 * The text at a path inside parsed JSON.
 * @throws if there is none, so that the test fails at the cause
 */
export function readTextAt(value: unknown, ...path: readonly (string | number)[]): string {
  const foundValue = readAt(value, ...path);
  if (typeof foundValue !== 'string')
    throw new Error(`No text at ${path.join('.')} of ${JSON.stringify(value)}`);
  return foundValue;
}

/**
 * The list at a path inside parsed JSON.
 * @throws if there is none
 */
export function listAt(value: unknown, ...path: readonly (string | number)[]): unknown[] {
  const foundValue = readAt(value, ...path);
  if (!Array.isArray(foundValue)) throw new Error(`No list at ${path.join('.')} of ${JSON.stringify(value)}`);
  return foundValue;
}
