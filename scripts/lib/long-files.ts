import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tooling/run.ts';

/** Lists our own source files with more lines than `limit`, except generated files. */
export function findLongFiles(maxLines: number): { file: string; lines: number }[] {
  const listedFiles = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.js', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listedFiles
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('.gen.ts'))
    .filter((file) => existsSync(join(root, file)))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > maxLines);
}
