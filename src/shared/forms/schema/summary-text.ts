import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { text } from '../texts';
import { findFieldTitle } from './field-title';

/**
 * A message for the error summary; for a group field it names the entry.
 *
 * @param path field path, such as `children.0.name`
 */
export function formatSummary(schema: RJSFSchema, uiSchema: UiSchema, path: string, message: string): string {
  const [group = '', entryIndex, field] = path.split('.');
  if (field === undefined) return message;
  const entry = text('form.entry', {
    label: findFieldTitle(schema, uiSchema, group),
    place: String(Number(entryIndex) + 1),
  });
  return text('form.entryMessage', { entry, message });
}
