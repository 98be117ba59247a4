import { join } from 'node:path';
import { root } from './run.ts';

/** Where the sandbox keeps its data unless `DATABASE_URL` names a server. */
export const DATA_FOLDER = join(root, '.data/sandbox');

export const DEFAULT_PORT = 4000;

/**
 * Parses the port from the command line.
 * @throws Error that says what to do if it is invalid
 */
export function readPort(text: string | undefined, defaultPort: number): number {
  const port = text === undefined ? defaultPort : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`"${text}" is not a port: give a whole number from 1 to 65535, such as --port 4000.`);
  }
  return port;
}
