/**
 * `npm run mutation` runs mutation testing on the code where mistakes cost most. Prints the score of each folder of
 * `mutation/folders.ts`, which must be at least 85 %, and the mutants that no test notices.
 * `-- --only NAME` measures one folder, `-- --file PATH` files of it.
 */
import { parseArgs } from 'node:util';
import { endWithSentence, endWithTally, type Tally } from '../tooling/run.ts';
import { folders, listMutatedFiles } from './mutation/folders.ts';
import { measureFolder, type Score } from './mutation/measure.ts';

const LOWEST_SCORE_PERCENT = 85;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    file: { type: 'string', multiple: true },
  },
});
endWithTally(await measureScores().catch(endWithSentence));

async function measureScores(): Promise<Tally> {
  const { only, file } = values;
  const chosenFolders = folders
    .filter(({ name }) => only === undefined || name === only)
    .filter(
      (folder) =>
        file === undefined || listMutatedFiles(folder).some((listedFile) => file.includes(listedFile)),
    );
  if (chosenFolders.length === 0)
    throw new Error(
      `There is no folder ${only ?? ''} that changes ${file?.join(' or ') ?? 'anything'}. There are: ${folders.map(({ name }) => name).join(', ')}.`,
    );
  const allScores: Score[] = [];
  for (const folder of chosenFolders) {
    console.log(`\n── ${folder.name} ──`);
    const score = await measureFolder(folder, file);
    allScores.push(score);
    for (const { file, line, originalText, replacementText } of score.survivors)
      console.log(
        `  ${file}:${line}: ${originalText} → ${replacementText === '' ? 'nothing' : replacementText}`,
      );
  }
  console.log('\nFolder                 noticed  survived  score');
  for (const score of allScores)
    console.log(
      `${score.folder.padEnd(20)} ${String(score.noticed).padStart(9)} ${String(score.survivors.length).padStart(9)} ${calculatePercent(score).toFixed(1).padStart(5)} %`,
    );
  const failed = allScores.filter((score) => calculatePercent(score) < LOWEST_SCORE_PERCENT).length;
  return { passed: allScores.length - failed, failed };
}

function calculatePercent({ noticed, survivors }: Score): number {
  return (100 * noticed) / Math.max(1, noticed + survivors.length);
}
