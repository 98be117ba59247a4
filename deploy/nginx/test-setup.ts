import { buildIfNeeded } from '../../scripts/lib/build.ts';
import { nginx } from '../../scripts/lib/nginx.ts';

/** What the tests with nginx need before the first of them. @throws an Error of one sentence when it is not to be had. */
export async function setup(): Promise<void> {
  nginx();
  await buildIfNeeded();
}
