import type { ConfigurationProblem, Fault, Path } from './configuration-problem';
import { toShownText } from './to-shown-text';
import { formatScalar, isRecord, isScalar, listOf } from './values';

/** An option: the server's exact value, and its label. */
export type FieldOption = { readonly value: string | number | boolean; readonly label: string };

type Options = {
  readonly options: readonly FieldOption[];
  readonly problems: readonly ConfigurationProblem[];
};

/**
 * Parses options in any form that servers send: a list of `value` and `label`, a list of texts, or a map from value to label.
 * Null if options were sent but none can be read.
 *
 * @param owner the field's label, for problem reports
 * @param path the field's place
 */
export function readOptions(sent: unknown, owner: string, path: Path): Options | null {
  const parts = partsOf(sent);
  if (parts === null) return null;
  const options: FieldOption[] = [];
  const problems: ConfigurationProblem[] = [];
  const seen = new Set<unknown>();
  const report = (at: number, fault: Fault) =>
    problems.push({ ...fault, kind: 'option', name: owner, path: [...path, 'options', at] });
  parts.forEach((part, at) => {
    const option = optionOf(part);
    if (option === null) {
      report(at, { code: 'unreadableOption', position: at + 1 });
    } else if (seen.has(option.value)) {
      report(at, { code: 'optionTwice', value: String(option.value) });
    } else {
      seen.add(option.value);
      options.push(option);
    }
  });
  return parts.length > 0 && options.length === 0 ? null : { options, problems };
}

function partsOf(sent: unknown): readonly unknown[] | null {
  if (!isRecord(sent)) return listOf(sent);
  const labels = Object.values(sent);
  // A list with gaps, as PHP encodes it.
  if (labels.length > 0 && labels.every(isRecord)) return labels;
  return Object.entries(sent).map(([value, label]) => ({ value, label }));
}

function optionOf(part: unknown): FieldOption | null {
  if (isScalar(part)) return { value: part, label: toShownText(part) };
  if (!isRecord(part) || !Object.hasOwn(part, 'value')) return null;
  const value = part.value ?? '';
  if (!isScalar(value)) return null;
  return { value, label: toShownText(part.label) || formatScalar(value) };
}
