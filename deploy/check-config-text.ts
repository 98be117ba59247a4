import { findConfigMistakes } from '../src/shared/config/config-mistakes.ts';
import { OperatorError } from './operator-config.ts';

/**
 * Parses the text of `config.json`, with or without the byte-order mark that some editors add.
 * @throws OperatorError for the first thing in it that the site would not accept
 */
export function checkConfig(text: string, file: string): unknown {
  const [mistake, ...otherMistakes] = findConfigMistakes(text, file);
  if (mistake === undefined) return JSON.parse(text.replace(/^\uFEFF/, ''));
  throw new OperatorError(
    otherMistakes.length === 0
      ? mistake
      : `${mistake} ${otherMistakes.length} more: npm run --silent check-config -- ${file} lists them.`,
  );
}
