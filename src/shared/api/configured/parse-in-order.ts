import { isRecord } from './values';

/** JavaScript moves integer keys to the front, in numeric order. */
const WHOLE_NUMBER_KEY = /"(?:0|[1-9]\d*)"\s*:/;
const QUOTED_STRING = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/gs;
/** Prefixed to every key while parsing, so that no key is an integer. */
const KEY_MARK = ' ';

/**
 * Like JSON.parse, but keeps the order of options: a map under the key `options` with integer keys becomes a list of `value` and
 * `label`.
 *
 * @throws SyntaxError as JSON.parse does
 */
export function parseInOrder(text: string): unknown {
  if (!WHOLE_NUMBER_KEY.test(text)) return JSON.parse(text);
  const markedText = text.replace(QUOTED_STRING, (string, colon: string | undefined) =>
    colon === undefined ? string : `"${KEY_MARK}${string.slice(1)}`,
  );
  return removeMarks(JSON.parse(markedText), '');
}

function removeMarks(value: unknown, parentKey: string): unknown {
  if (Array.isArray(value)) return value.map((item) => removeMarks(item, ''));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([markedKey, inner]) => {
    const key = markedKey.slice(KEY_MARK.length);
    return [key, removeMarks(inner, key)] as const;
  });
  const isOutOfOrder = parentKey === 'options' && entries.some(([key]) => /^(?:0|[1-9]\d*)$/.test(key));
  return isOutOfOrder && entries.every(([, label]) => !isRecord(label))
    ? entries.map(([key, label]) => ({ value: key, label }))
    : Object.fromEntries(entries);
}
