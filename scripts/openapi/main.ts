/**
 * `npm run openapi` lints the API document and generates `openapi/bundle.json`, the types and the wire-case table from it.
 * `npm run openapi -- --check` writes nothing and fails if a generated file is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { addBodyExamples } from '../../tooling/openapi/body-examples.ts';
import type { ApiDocument } from '../../tooling/openapi/document.ts';
import {
  listHandOffCalls,
  listSelectedUserCalls,
  printHandOffCalls,
  printSelectedUserCalls,
} from '../../tooling/openapi/selected-user-calls.ts';
import { findOmissions } from './completeness.ts';
import { generateTypes } from './generate-types.ts';
import { findIrregularPairs, printTable } from './print-table.ts';
import { bundleDocument, lintDocument, lintText } from './redocly.ts';
import { addRefusalExamples } from './refusal-examples.ts';
import { buildTable } from './table.ts';

/** The maximum size of the table after gzip, because every browser downloads it. */
const TABLE_BUDGET_BYTES = 4000;

const root = fileURLToPath(new URL('../..', import.meta.url));

async function main(): Promise<void> {
  console.log('openapi: linting the document …');
  await lintDocument(root);
  console.log('openapi: bundling, generating types and the wire-case table …');
  const document: ApiDocument = addBodyExamples(JSON.parse(await bundleDocument(root)));
  const omissions = findOmissions(document);
  if (omissions.length > 0)
    throw new Error(`[openapi] The document is not complete:\n${omissions.join('\n')}`);
  const bundleText = `${JSON.stringify(addRefusalExamples(document), null, 1)}\n`;
  await lintText(root, bundleText);
  const table = buildTable(document);
  const tableText = printTable(table);
  const bookingsTable = printTable(buildTable(document, 'bookings'), 'table');
  const accountTable = printTable(buildTable(document, 'account'), 'table');
  const deskTable = printTable(buildTable(document, 'desk'), 'table');
  const tableBytes = gzipSync(tableText).byteLength;
  if (tableBytes > TABLE_BUDGET_BYTES) {
    throw new Error(
      `[openapi] The wire-case table weighs ${tableBytes} bytes gzip, above ${TABLE_BUDGET_BYTES}: split it by tag.`,
    );
  }
  const generatedFiles = new Map([
    ['openapi/bundle.json', bundleText],
    ['src/shared/api/schema.gen.ts', await generateTypes(JSON.stringify(document))],
    ['src/shared/api/wire-case/table.gen.ts', tableText],
    ['src/shared/api/wire-case/booking-table.gen.ts', bookingsTable],
    ['src/shared/api/wire-case/account-table.gen.ts', accountTable],
    ['src/shared/api/wire-case/desk-table.gen.ts', deskTable],
    ['src/shared/api/selected-user-calls.gen.ts', printSelectedUserCalls(listSelectedUserCalls(document))],
    ['src/shared/api/hand-off-calls.gen.ts', printHandOffCalls(listHandOffCalls(document))],
  ]);
  if (process.argv.includes('--check')) await checkFiles(generatedFiles);
  else await writeFiles(generatedFiles);
  console.log(
    `openapi: ${Object.keys(table.operations).length} operations, ${table.shapes.length} shapes, table ${tableBytes} bytes gzip.`,
  );
  console.log(`openapi: irregular names: ${findIrregularPairs(table).join(', ')}.`);
}

async function writeFiles(generatedFiles: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, content] of generatedFiles) {
    await writeFile(`${root}${file}`, content);
    console.log(`openapi: wrote ${file}`);
  }
}

async function checkFiles(generatedFiles: ReadonlyMap<string, string>): Promise<void> {
  const staleFiles: string[] = [];
  for (const [file, content] of generatedFiles) {
    const committedText = await readFile(`${root}${file}`, 'utf8').catch(() => null);
    if (committedText !== content) staleFiles.push(file);
  }
  if (staleFiles.length > 0) {
    throw new Error(
      `[openapi] Not what the document says: ${staleFiles.join(', ')}. Run "npm run openapi" and commit.`,
    );
  }
  console.log(`openapi: ${generatedFiles.size} generated files are up to date.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
