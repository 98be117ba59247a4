import type { UiSchema } from '@rjsf/utils';
import type { FieldOptions, FormDefinition } from './form-definition';
import { isSection } from './sections';

type Options = Partial<FieldOptions>;

/**
 * The form with its fields asked in another way.
 *
 * @param change gives a field's options from those that it has
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
