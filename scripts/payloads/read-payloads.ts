import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../tooling/run.ts';

const FILE_NAME = 'xss-payloads.json';
/** Payloads written for this project, one of each published kind, so that the command runs without other files. */
const MADE_UP_FILE = join(root, 'tests/fixtures/data', FILE_NAME);

/** The placeholders of published lists, with their replacements. */
const PLACEHOLDERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/%js_uri_alert%/g, 'javascript:alert(1)'],
  [/%js_(alert|alert_only|alert_template|focus)%/g, 'alert(1)'],
  [/%js_alert_entities%/g, '&#97;lert(1)'],
  [/%js_write%/g, "document.write('<script>alert(1)</script>')"],
  [/%[a-z_]+_path%/g, 'https://evil.example/x'],
];

export interface Payloads {
  /** The name of the file, for the summary. */
  readonly sourceName: string;
  readonly texts: readonly string[];
}

/** Reads the payloads of the file, or else of the folder `PAVILION_REAL_DATA`, or else the project's own. */
export function readPayloads(fileName: string | undefined): Payloads {
  const folder = process.env.PAVILION_REAL_DATA;
  const fileInFolder = folder === undefined ? undefined : join(folder, FILE_NAME);
  const file =
    fileName ?? (fileInFolder !== undefined && existsSync(fileInFolder) ? fileInFolder : MADE_UP_FILE);
  if (!existsSync(file))
    throw new Error(`There is no file ${file}: give the path of a JSON file with strings.`);
  const texts = listTexts(JSON.parse(readFileSync(file, 'utf8'))).map(fillPlaceholders);
  if (texts.length === 0) throw new Error(`${file} contains no payloads.`);
  return { sourceName: file === MADE_UP_FILE ? 'the made-up payloads' : basename(file), texts };
}

function fillPlaceholders(payload: string): string {
  return PLACEHOLDERS.reduce((text, [pattern, value]) => text.replace(pattern, value), payload);
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
