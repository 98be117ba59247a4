/** Generates the tables of the modulus check for the site. Run it after an update of the package that contains them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tooling/run.ts';
import { printModulusTable } from './modulus-table/print.ts';

writeFileSync(join(root, 'src/features/set-up-direct-debit/lib/modulus-table.gen.ts'), printModulusTable());
