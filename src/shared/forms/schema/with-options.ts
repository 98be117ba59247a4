import type { UiSchema } from '@rjsf/utils';
import type { FieldOptions, FormDefinition } from './form-definition';
import { isSection } from './sections';

type Options = Partial<FieldOptions>;

/**
 * Changes the options of all fields.
 *
 * @param change returns the new options of a field
 */
export function withOptions(
  definition: FormDefinition,
  change: (options: Options) => Options,
): FormDefinition {
  return { ...definition, uiSchema: changeOptions(definition.uiSchema, change) };
}

function changeOptions(uiSchema: UiSchema, change: (options: Options) => Options): UiSchema {
  return Object.fromEntries(
    Object.entries(uiSchema).map(([key, fieldUi]) => {
      if (isSection(key)) return [key, changeOptions(fieldUi, change)];
      if (key.startsWith('ui:')) return [key, fieldUi];
      return [key, { ...fieldUi, 'ui:options': change(fieldUi['ui:options'] ?? {}) }];
    }),
  );
}
