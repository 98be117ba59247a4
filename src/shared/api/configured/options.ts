import type { ConfigurationProblem } from './configuration-problem';
import { toShownText } from './to-shown-text';
import { isRecord, isScalar, listOf, scalarText } from './values';

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
 */
export function readOptions(sent: unknown, owner: string): Options | null {
  const parts = partsOf(sent);
  if (parts === null) return null;
  const options: FieldOption[] = [];
  const problems: ConfigurationProblem[] = [];
  const seen = new Set<unknown>();
  parts.forEach((part, at) => {
    const option = optionOf(part);
    if (option === null) {
      problems.push(optionProblem(owner, `Its option ${at + 1} cannot be read and is left out.`));
    } else if (seen.has(option.value)) {
      problems.push(optionProblem(owner, `Its value “${option.value}” comes twice; the first one is kept.`));
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
  return { value, label: toShownText(part.label) || scalarText(value) };
}

function optionProblem(name: string, problem: string): ConfigurationProblem {
  return { kind: 'option', name, problem };
}
