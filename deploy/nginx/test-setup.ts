import { buildIfNeeded } from '../../scripts/lib/build.ts';
import { nginx } from '../../scripts/lib/nginx.ts';

/** Prepares nginx for the tests. @throws an Error when it is not available. */
export async function setup(): Promise<void> {
  nginx();
  await buildIfNeeded();
}
