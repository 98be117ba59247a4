import { buildIfNeeded } from '../../tooling/build.ts';
import { requireNginx } from '../../tooling/nginx.ts';

/**
 * Prepares nginx for the tests.
 * @throws Error if it is not available
 */
export async function setup(): Promise<void> {
  requireNginx();
  await buildIfNeeded();
}
