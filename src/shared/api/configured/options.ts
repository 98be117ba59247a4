import type { ConfigurationFault, ConfigurationProblem, ProblemPath } from './configuration-problem';
import { toShownText } from './to-shown-text';
import { formatScalar, isRecord, isScalar, toList } from './values';

/** An option: the server's exact value, and its label. */
export type FieldOption = { readonly value: string | number | boolean; readonly label: string };

type ReadOptions = {
  readonly options: readonly FieldOption[];
  readonly problems: readonly ConfigurationProblem[];
};

/**
 * Parses options in any form that servers send: a list of `value` and `label`, a list of texts, or a map from value to label.
 * Null if options were sent but none can be read.
 *
 * @param fieldLabel the field's label, for problem reports
 * @param path the field's place
 */
export function readOptions(rawOptions: unknown, fieldLabel: string, path: ProblemPath): ReadOptions | null {
  const rawEntries = listRawEntries(rawOptions);
  if (rawEntries === null) return null;
  const options: FieldOption[] = [];
  const problems: ConfigurationProblem[] = [];
  const seenValues = new Set<unknown>();
  const report = (index: number, fault: ConfigurationFault) =>
    problems.push({ ...fault, kind: 'option', name: fieldLabel, path: [...path, 'options', index] });
  rawEntries.forEach((rawEntry, index) => {
    const option = toOption(rawEntry);
    if (option === null) {
      report(index, { code: 'unreadableOption', position: index + 1 });
    } else if (seenValues.has(option.value)) {
      report(index, { code: 'optionTwice', value: String(option.value) });
    } else {
      seenValues.add(option.value);
      options.push(option);
    }
  });
  return rawEntries.length > 0 && options.length === 0 ? null : { options, problems };
}

function listRawEntries(rawOptions: unknown): readonly unknown[] | null {
  if (!isRecord(rawOptions)) return toList(rawOptions);
  const labels = Object.values(rawOptions);
  // A list with gaps, as PHP encodes it.
  if (labels.length > 0 && labels.every(isRecord)) return labels;
  return Object.entries(rawOptions).map(([value, label]) => ({ value, label }));
}

function toOption(part: unknown): FieldOption | null {
  if (isScalar(part)) return { value: part, label: toShownText(part) };
  if (!isRecord(part) || !Object.hasOwn(part, 'value')) return null;
  const value = part.value ?? '';
  if (!isScalar(value)) return null;
  return { value, label: toShownText(part.label) || formatScalar(value) };
}
