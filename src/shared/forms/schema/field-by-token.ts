import type { UiSchema } from '@rjsf/utils';
import type { FormDefinition } from './form-definition';
import { isSectionKey } from './sections';

/** The key of the field with this autocomplete token, such as `bday`; null if there is none. */
export function findFieldByToken(
  { uiSchema }: Pick<FormDefinition, 'uiSchema'>,
  token: string,
): string | null {
  for (const [key, fieldUi] of Object.entries<UiSchema>(uiSchema)) {
    if (isSectionKey(key)) {
      const foundField = findFieldByToken({ uiSchema: fieldUi }, token);
      if (foundField !== null) return foundField;
    } else if (!key.startsWith('ui:') && fieldUi['ui:options']?.autoComplete === token) return key;
  }
  return null;
}
