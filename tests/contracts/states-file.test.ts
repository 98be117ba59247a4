import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatStates } from '../../contracts/states-file.ts';
import { root } from '../../tooling/run.ts';

test('states.json is up to date with the states', async () => {
  await expect(formatStates()).toMatchFileSnapshot(join(root, 'contracts/states.json'));
});
