/**
 * `npm run requirements [-- J5]` prints the requirements of docs/requirements, or only those whose number begins with this,
 * each with the tests that prove it. Fails if a requirement has no test, or if a test or comment names one that does not exist.
 */
import { endWithTally } from '../tooling/run.ts';
import { findFaults } from './requirements/find-faults.ts';
import {
  readProjectCitations,
  readProjectProofs,
  readProjectRequirements,
} from './requirements/read-project.ts';

const [numberPrefix = ''] = process.argv.slice(2);
const requirements = readProjectRequirements();
const proofs = readProjectProofs();
for (const { number, statement } of requirements.filter((requirement) =>
  requirement.number.startsWith(numberPrefix),
)) {
  console.log(`${number} ${statement}`);
  for (const { file, title } of proofs.filter(({ numbers }) => numbers.includes(number)))
    console.log(`    ${file}: ${title}`);
}
const faults = findFaults(requirements, proofs, readProjectCitations());
for (const fault of faults) console.log(`✗ ${fault}`);
endWithTally({ passed: Math.max(0, requirements.length - faults.length), failed: faults.length });
