/** `npm run verify`: everything that can be checked without running the product. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { addTallies, endWithTally, root, run, type Tally } from '../tooling/run.ts';

const checks: ReadonlyArray<readonly [name: string, command: string, ...args: string[]]> = [
  // One build for the site, its tests and everything on Node: each file is checked once, and again if a dependency has changed.
  // TypeScript 7 needs half the time; ESLint and openapi-typescript still need the API of TypeScript 5.
  ['types', join(root, 'node_modules/typescript-7/bin/tsc'), '-b', 'tsconfig.node.json'],
  ['effector and layer rules (ESLint)', 'eslint', '--max-warnings=0', 'src'],
  ['format and fast rules (Biome)', 'biome', 'check', '--error-on-warnings', '.'],
  ['layout (steiger)', 'steiger', './src', '--fail-on-warnings'],
  ['dead files, exports, packages (knip)', 'knip'],
  ['API document: lint and generated files', process.execPath, 'scripts/openapi/main.ts', '--check'],
];

console.log('Checking types, style, layout, dead code and the API document …');
const remainingChecks = checks.values();
const tallies: Tally[] = [];
/** Takes and runs the waiting checks one after the other; several workers run in parallel. */
async function runChecks(): Promise<void> {
  for (const [name, command, ...args] of remainingChecks) {
    const { code, output, seconds } = await run(command, args, { quiet: true });
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    if (code !== 0) console.log(output);
    tallies.push(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, runChecks));
endWithTally(addTallies(tallies));
