/** Checks an operator's `config.json`; `--help` explains the usage. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ConfigFile } from '../src/shared/config/config.ts';
import { findConfigMistakes } from '../src/shared/config/config-mistakes.ts';
import { runCommand } from './command.ts';
import { findConfiguredHosts } from './nginx/operator.ts';
import {
  listApiOrigins,
  listEmbedOrigins,
  listProviders,
  OperatorError,
  readSettings,
  readSiteAddresses,
} from './operator-config.ts';

const USAGE = `Checks an operator's config.json: names, types, addresses, and whether the fields fit together.

Usage: npm run --silent check-config -- FILE

  --help   this text

Prints each mistake with its line and column; the exit code is 1 if there are any. To see mistakes in an editor that supports
JSON Schema, add "$schema": "https://YOUR-SITE/config.schema.json" to the file.
`;

await runCommand(USAGE, () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...otherFiles] = positionals;
  if (file === undefined || otherFiles.length > 0)
    throw new OperatorError('Give one file: npm run --silent check-config -- config.json');
  const { text, notes } = readConfig(file);
  const fieldMistakes = findConfigMistakes(text, file);
  const mistakes =
    fieldMistakes.length > 0
      ? fieldMistakes
      : listMistakesAcrossFields(JSON.parse(text.replace(/^\uFEFF/, '')), file);
  if (mistakes.length > 0) process.exitCode = 1;
  const lastLine =
    mistakes.length === 0
      ? `${file} is fine.`
      : `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}.`;
  return `${[...mistakes, ...notes, lastLine].join('\n')}\n`;
});

function readConfig(file: string): { readonly text: string; readonly notes: readonly string[] } {
  const bytes = readBytes(file);
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new OperatorError(
      `${file} is saved as UTF-16, which browsers cannot read as JSON: save it as UTF-8.`,
    );
  const text = bytes.toString('utf8');
  if (!text.startsWith('\uFEFF')) return { text, notes: [] };
  return {
    text,
    notes: [
      `Note: ${file} begins with a byte-order mark. The site can read it, but other programs may not: save it as UTF-8 without one.`,
    ],
  };
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new OperatorError(`${file} cannot be read: give the path of your config.json.`);
  }
}

/** A page over https may not call an address over http. @throws OperatorError for such an address */
function requireReachableApi(config: ReturnType<typeof readSettings<ConfigFile>>): void {
  const httpOrigin = listApiOrigins(config).find((origin) => origin.startsWith('http:'));
  if (httpOrigin !== undefined && readSiteAddresses(config).isHttps)
    throw new OperatorError(
      `config.json: the site uses https, so browsers block its calls to http addresses: ${httpOrigin}. Give that server a certificate and use https.`,
    );
}

/** Mistakes that only show when several fields are compared. */
function listMistakesAcrossFields(config: unknown, file: string): string[] {
  const settings = readSettings<ConfigFile>(config);
  // An operator who takes no cards names no provider.
  const hasProviders = listProviders(settings).length > 0;
  const rules = [
    readSiteAddresses,
    requireReachableApi,
    listApiOrigins,
    listEmbedOrigins,
    ...(hasProviders ? [findConfiguredHosts] : []),
  ];
  const mistakes = rules.flatMap((rule) => {
    try {
      rule(settings);
      return [];
    } catch (error) {
      if (error instanceof OperatorError) return [error.message.replace('config.json', () => file)];
      throw error;
    }
  });
  return [...new Set(mistakes)];
}
