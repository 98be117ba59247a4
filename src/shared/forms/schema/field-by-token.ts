import type { UiSchema } from '@rjsf/utils';
import { fieldOptions } from './field-options';
import type { FormDefinition } from './form-definition';
import { isSection } from './sections';

function keysOf(uiSchema: UiSchema): string[] {
  return Object.entries(uiSchema).flatMap(([key, own]) => {
    if (isSection(key)) return keysOf(own);
    return key.startsWith('ui:') ? [] : [key];
  });
}

/** The key of the field that browsers fill in with this autocomplete token, such as `bday`; null when there is none. */
export function fieldByToken({ uiSchema }: FormDefinition, token: string): string | null {
  return keysOf(uiSchema).find((key) => fieldOptions(uiSchema, key).autoComplete === token) ?? null;
}
