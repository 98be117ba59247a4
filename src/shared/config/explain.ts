import { configMistakes } from './config-mistakes';

const LIMIT_MS = 10_000;
const UNREAD = 'pavilion: /config.json could not be read.';

/** Says in the console why /config.json could not be read; of a file that is no JSON, where it stops being that. */
export async function explainConfig(error: Error): Promise<void> {
  const own = error.message.startsWith('pavilion: ') ? error.message : UNREAD;
  if (error.name !== 'SyntaxError') return console.error(own);
  const [mistake = UNREAD] = await mistakesInFile().catch(() => [own]);
  console.error(mistake);
}

/** Says in the console what is wrong in a /config.json with which the site did not start. */
export async function explainFields(): Promise<void> {
  for (const mistake of await mistakesInFile()) console.error(mistake);
}

/** The file is asked for once more: its text was not kept. */
async function mistakesInFile(): Promise<string[]> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch('/config.json', { headers: { Accept: 'application/json' }, signal });
  return configMistakes(await response.text(), 'pavilion: /config.json');
}
