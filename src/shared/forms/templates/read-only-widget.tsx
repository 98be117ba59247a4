import { SummaryList } from '../../ui/summary-list';
import { formatEntry } from '../schema/entry-text';
import type { Choice } from '../schema/form-definition';
import { isRecord } from '../schema/is-record';
import { formatTypedDate } from '../schema/typed-value';
import type { WidgetProps } from './widget-props';

function formatReadOnlyValue(value: unknown, choices: readonly Choice[]): string {
  if (Array.isArray(value)) return value.map((entry) => formatReadOnlyValue(entry, choices)).join(', ');
  if (isRecord(value)) return formatEntry(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return choices.find((choice) => choice.value === value)?.label ?? formatTypedDate(value);
}

export function ReadOnlyWidget({ label, value, options }: Pick<WidgetProps, 'label' | 'value' | 'options'>) {
  return <SummaryList rows={[{ label, value: formatReadOnlyValue(value, options.choices ?? []) }]} />;
}
