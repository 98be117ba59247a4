/** Reads a property of a value that came from elsewhere: another frame, the network, or the shop's own code. */
export function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The property as text; '' when it is none. */
export function readText(value: unknown, key: string): string {
  const found = read(value, key);
  return typeof found === 'string' ? found : '';
}

/** A mistake of the page that uses the script: thrown, as the real script does, never shown to a customer. */
export function integrationError(message: string): Error {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}
