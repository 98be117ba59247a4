/**
 * `npm run browser-floor` lists the features that the build uses, packages included, and that the oldest browsers of
 * package.json's `browserslist` lack. `scripts/browser-floor/allowed.ts` lists the allowed ones, with the reasons.
 */

import { buildIfNeeded, distFolder } from '../tooling/build.ts';
import { endWithSentence, endWithTally } from '../tooling/run.ts';
import { ALLOWED, findViolations } from './browser-floor/allowed.ts';
import { oldestBrowsers } from './browser-floor/floor.ts';
import { findNewerInBuild } from './browser-floor/read-build.ts';

await buildIfNeeded().catch(endWithSentence);
const { newerFeatures, unneededFeatures } = findViolations(findNewerInBuild(distFolder));
const browsers = oldestBrowsers.map(({ target }) => target).join(', ');
console.log(
  `${newerFeatures.length === 0 ? '✓' : '✗'} nothing in dist/ is newer than ${browsers} without a fall-back`,
);
for (const line of newerFeatures) console.log(`    ${line}`);
console.log(
  `${unneededFeatures.length === 0 ? '✓' : '✗'} each of the ${ALLOWED.length} reasons is still needed`,
);
for (const feature of unneededFeatures)
  console.log(`    ${feature} is no longer in dist/: take it out of scripts/browser-floor/allowed.ts`);
endWithTally({
  passed: 2 - Math.min(newerFeatures.length, 1) - Math.min(unneededFeatures.length, 1),
  failed: Math.min(newerFeatures.length, 1) + Math.min(unneededFeatures.length, 1),
});
