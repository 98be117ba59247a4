import { jsonMistake } from './json-mistake';

/** Says in the console why /config.json could not be read, with the place where it stops being JSON. */
export async function explainConfig(error: Error): Promise<void> {
  const response = await fetch('/config.json', { headers: { Accept: 'application/json' } });
  const mistake = response.ok ? jsonMistake(await response.text()) : null;
  console.error(
    mistake
      ? `pavilion: /config.json, line ${mistake.line}, column ${mistake.column}: ${mistake.what}.`
      : error.message,
  );
}
