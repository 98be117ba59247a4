import { jsonMistake } from './json-mistake';

const LIMIT_MS = 10_000;
const UNREAD = 'pavilion: /config.json could not be read.';

/** Says in the console why /config.json could not be read; of a file that is no JSON, where it stops being that. */
export async function explainConfig(error: Error): Promise<void> {
  const own = error.message.startsWith('pavilion: ') ? error.message : UNREAD;
  console.error(error.name === 'SyntaxError' ? await mistakeInFile().catch(() => own) : own);
}

/** The file is asked for once more: its text was not kept. */
async function mistakeInFile(): Promise<string> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch('/config.json', { headers: { Accept: 'application/json' }, signal });
  const mistake = jsonMistake(await response.text());
  if (!mistake) return UNREAD;
  return `pavilion: /config.json, line ${mistake.line}, column ${mistake.column}: ${mistake.what}.`;
}
