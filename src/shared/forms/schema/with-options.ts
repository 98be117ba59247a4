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
  return { ...definition, uiSchema: changed(definition.uiSchema, change) };
}

function changed(uiSchema: UiSchema, change: (options: Options) => Options): UiSchema {
  return Object.fromEntries(
    Object.entries(uiSchema).map(([key, own]) => {
      if (isSection(key)) return [key, changed(own, change)];
      if (key.startsWith('ui:')) return [key, own];
      return [key, { ...own, 'ui:options': change(own['ui:options'] ?? {}) }];
    }),
  );
}
