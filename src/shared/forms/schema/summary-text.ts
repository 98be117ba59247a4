import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { text } from '../texts';
import { fieldTitle } from './field-title';

/**
 * A message as the list on top of a form gives it: of a field in a group with the entry that it is about.
 *
 * @param path the field's keys, joined by dots: `children.0.name` in a group
 */
export function summaryText(schema: RJSFSchema, uiSchema: UiSchema, path: string, message: string): string {
  const [group = '', place, field] = path.split('.');
  if (field === undefined) return message;
  const entry = text('form.entry', {
    label: fieldTitle(schema, uiSchema, group),
    place: String(Number(place) + 1),
  });
  return text('form.entryMessage', { entry, message });
}
