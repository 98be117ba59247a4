import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '@/shared/config/config';
import { buildConfigSchema } from '../deploy/config-schema.ts';
import { root } from '../tooling/run.ts';

/** The rows of the table of fields: name, default, meaning. */
function readRows() {
  const page = readFileSync(join(root, 'docs/operators.md'), 'utf8');
  const [, section = ''] = /^## config\.json$([\s\S]*?)^## /m.exec(page) ?? [];
  const cells = section.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return cells
    .filter(([, field]) => field?.startsWith('`'))
    .map(([, field = '', defaultText = '', meaning = '']) => ({
      field: field.replaceAll('`', ''),
      defaultText,
      meaning,
    }));
}

/** Returns every field of the configuration by its path, with its default value. */
function listFields(value: unknown, path = ''): [field: string, defaultText: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => listFields(inner, path ? `${path}.${key}` : key));
}

/** The settings of a provider are keyed by a name that the operator chooses. */
const PROVIDER_FIELDS = ['cardProviders.*.scriptUrl', 'cardProviders.*.form'];

/** Removes the Markdown from a text. */
const removeMarkup = (text: string) => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');

test('the published schema of config.json has the fields, with the descriptions of the operators’ page and the defaults', async () => {
  const rows = readRows();
  const defaults = new Map(listFields(readConfig({})));
  const schema = buildConfigSchema((field) => ({
    description: removeMarkup(rows.find((row) => row.field === field)?.meaning ?? ''),
    ...(defaults.has(field) ? { default: defaults.get(field) } : {}),
  }));
  await expect(`${JSON.stringify(schema, null, 1)}\n`).toMatchFileSnapshot(
    join(root, 'public/config.schema.json'),
  );
});

test('the operators’ page explains each field of config.json, with its default', () => {
  const rows = readRows();
  const fields = listFields(readConfig({}));
  expect(rows.map(({ field }) => field).sort()).toEqual(
    [...fields.map(([field]) => field), ...PROVIDER_FIELDS].sort(),
  );
  for (const [field, defaultText] of fields) {
    const row = rows.find((candidate) => candidate.field === field);
    expect(row?.defaultText, field).toBe(`\`${JSON.stringify(defaultText)}\``);
    expect(row?.meaning.length, field).toBeGreaterThan(10);
  }
});
