import type { TestProject } from 'vitest/node';
import { buildIfNeeded } from '../../../scripts/lib/build.ts';
import { startSite } from '../../../scripts/lib/running-site.ts';
import { e2ePort } from '../../e2e/support/addresses.ts';

/** The built site and its sandbox, for all journeys of a browser. */
export async function setup(_project: TestProject): Promise<() => Promise<void>> {
  await buildIfNeeded();
  const site = await startSite(e2ePort);
  return () => site.stop();
}
