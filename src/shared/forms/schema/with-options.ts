import type { UiSchema } from '@rjsf/utils';
import type { FieldOptions, FormDefinition } from './form-definition';
import { isSectionKey } from './sections';

type FieldOptionSet = Partial<FieldOptions>;

/**
 * Changes the options of all fields.
 *
 * @param changeOptionsOf returns the new options of a field
 */
export function mapFieldOptions(
  definition: FormDefinition,
  changeOptionsOf: (options: FieldOptionSet) => FieldOptionSet,
): FormDefinition {
  return { ...definition, uiSchema: changeOptions(definition.uiSchema, changeOptionsOf) };
}

function changeOptions(uiSchema: UiSchema, change: (options: FieldOptionSet) => FieldOptionSet): UiSchema {
  return Object.fromEntries(
    Object.entries(uiSchema).map(([key, fieldUi]) => {
      if (isSectionKey(key)) return [key, changeOptions(fieldUi, change)];
      if (key.startsWith('ui:')) return [key, fieldUi];
      return [key, { ...fieldUi, 'ui:options': change(fieldUi['ui:options'] ?? {}) }];
    }),
  );
}
