/** Reads a property of an untrusted value: from another frame, the network or the shop's code. */
export function readProperty(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The property as text; '' when it is not a string. */
export function readText(value: unknown, key: string): string {
  const property = readProperty(value, key);
  return typeof property === 'string' ? property : '';
}

/** An integration error of the page: thrown like the real script's, never shown to a customer. */
export function createIntegrationError(message: string): Error {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}
