/** The value at a path of keys inside parsed JSON, or undefined: `at(answer.json, 'data', 'token')`. */
export function readAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inside, key) => {
    if (typeof inside !== 'object' || inside === null) return undefined;
    return Object.getOwnPropertyDescriptor(inside, key)?.value;
  }, value);
}

/**
 * The text at a path inside parsed JSON.
 * @throws if there is none, so that the test fails at the cause
 */
export function readTextAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = readAt(value, ...path);
  if (typeof found !== 'string') throw new Error(`No text at ${path.join('.')} of ${JSON.stringify(value)}`);
  return found;
}

/**
 * The list at a path inside parsed JSON.
 * @throws if there is none
 */
export function listAt(value: unknown, ...path: readonly (string | number)[]): unknown[] {
  const found = readAt(value, ...path);
  if (!Array.isArray(found)) throw new Error(`No list at ${path.join('.')} of ${JSON.stringify(value)}`);
  return found;
}
