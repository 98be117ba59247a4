import type { DataField, DataFieldSection } from '@/shared/api';
import { entryText, formText } from '@/shared/forms';
import { formatDate } from '@/shared/lib';

/** What the operator knows of a customer, ready to be read. */
export type KnownSection = {
  readonly title: string;
  readonly rows: readonly { readonly key: string; readonly label: string; readonly value: string }[];
};

/** Every answer that the operator has, section by section; what has no answer is left out. Spec, joining §3 "Data field". */
export function knownSections(sections: readonly DataFieldSection[]): readonly KnownSection[] {
  return sections
    .map(({ sectionName, sectionFields }) => ({
      title: sectionName,
      rows: sectionFields
        .map((field) => ({ key: field.name, label: field.label, value: answerText(field) }))
        .filter(({ value }) => value !== ''),
    }))
    .filter(({ rows }) => rows.length > 0);
}

const ISO_DAY = 10;

function answerText({ type, options, answer }: DataField): string {
  if (answer === null) return '';
  if (typeof answer === 'boolean') return formText(answer ? 'joining.yes' : 'joining.no');
  if (type === 'date') return formatDate(String(answer).slice(0, ISO_DAY));
  const labelOf = (value: string) => options.find((option) => String(option.value) === value)?.label ?? value;
  return [answer]
    .flat()
    .map((one) => (typeof one === 'object' ? entryText(one) : labelOf(String(one))))
    .join(', ');
}
