import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statesFile } from '../../contracts/states-file.ts';
import { root } from '../../tooling/run.ts';

test('states.json says what the states mean and give', async () => {
  await expect(`${JSON.stringify(statesFile(), null, 1)}\n`).toMatchFileSnapshot(
    join(root, 'contracts/states.json'),
  );
});
