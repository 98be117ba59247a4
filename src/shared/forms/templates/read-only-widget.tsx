import { SummaryList } from '../../ui/summary-list';
import { entryText } from '../schema/entry-text';
import type { Choice } from '../schema/form-definition';
import { isRecord } from '../schema/is-record';
import { textFromDate } from '../schema/typed-value';
import type { WidgetProps } from './widget-props';

function shown(value: unknown, choices: readonly Choice[]): string {
  if (Array.isArray(value)) return value.map((entry) => shown(entry, choices)).join(', ');
  if (isRecord(value)) return entryText(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return choices.find((choice) => choice.value === value)?.label ?? textFromDate(value);
}

export function ReadOnlyWidget({ label, value, options }: Pick<WidgetProps, 'label' | 'value' | 'options'>) {
  return <SummaryList rows={[{ label, value: shown(value, options.choices ?? []) }]} />;
}
