import { findConfigMistakes } from './config-mistakes';

const REQUEST_TIMEOUT_MS = 10_000;
const UNREAD_MESSAGE = 'pavilion: /config.json could not be read.';

/** Logs in the console why /config.json could not be read, and where its JSON breaks. */
export async function logConfigProblem(error: Error): Promise<void> {
  const problem = error.message.startsWith('pavilion: ') ? error.message : UNREAD_MESSAGE;
  if (error.name !== 'SyntaxError') return console.error(problem);
  const [mistake = UNREAD_MESSAGE] = await findFileMistakes().catch(() => [problem]);
  console.error(mistake);
}

/** Logs in the console what is wrong in the /config.json with which the site failed to start. */
export async function logFieldMistakes(): Promise<void> {
  for (const mistake of await findFileMistakes()) console.error(mistake);
}

/** Requests the file again, because its text was not kept. */
async function findFileMistakes(): Promise<string[]> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch('/config.json', { headers: { Accept: 'application/json' }, signal });
  return findConfigMistakes(await response.text(), 'pavilion: /config.json');
}
