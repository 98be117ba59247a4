import type { DataField } from '../../api';
import { formatDate } from '../../lib';
import { text } from '../texts';
import { formatEntry } from './entry-text';

const ISO_DATE_LENGTH = 10;

/** A field's answer as text for customers; '' if it has none. */
export function formatAnswer({ type, options, answer }: DataField): string {
  if (answer === null) return '';
  if (typeof answer === 'boolean') return text(answer ? 'joining.yes' : 'joining.no');
  if (type === 'date') return formatDate(String(answer).slice(0, ISO_DATE_LENGTH));
  const findLabel = (value: string) =>
    options.find((option) => String(option.value) === value)?.label ?? value;
  return [answer]
    .flat()
    .map((item) => (typeof item === 'object' ? formatEntry(item) : findLabel(String(item))))
    .join(', ');
}
