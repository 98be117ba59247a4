import { buildIfNeeded } from '../../tooling/build.ts';
import { nginx } from '../../tooling/nginx.ts';

/** Prepares nginx for the tests. @throws an Error when it is not available. */
export async function setup(): Promise<void> {
  nginx();
  await buildIfNeeded();
}
