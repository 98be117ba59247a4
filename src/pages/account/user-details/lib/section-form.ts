import type { DataFieldSection } from '@/shared/api';
import { buildFormFromDataFields, type FormDefinition, toFieldKey } from '@/shared/forms';
import { text } from '../texts';

/** The key of our own field; the keys of the operator's fields start with "f-". */
export const CURRENT_PASSWORD = 'current_password';

/** The longest password that the API accepts. */
const MAX_LENGTH = 200;
const SECTION = 'section-0';

/**
 * The form of a section, without its heading, which the page shows. If the section contains the e-mail address,
 * changing it also requires the current password.
 *
 * @param today the server's date, YYYY-MM-DD.
 */
export function buildSectionForm(section: DataFieldSection, today: string): FormDefinition {
  const form = buildFormFromDataFields([{ ...section, sectionName: '' }], today);
  const email = section.sectionFields.find(({ type, isAuthorised }) => type === 'email' && isAuthorised);
  return email ? withCurrentPassword(form, toFieldKey(email.name)) : form;
}

function withCurrentPassword(form: FormDefinition, emailKey: string): FormDefinition {
  const section = form.schema.properties?.[SECTION];
  if (typeof section !== 'object') return form;
  const keys = Object.keys(form.uiSchema[SECTION] ?? {}).filter((key) => !key.startsWith('ui:'));
  const emailIndex = keys.indexOf(emailKey) + 1;
  const email = form.uiSchema[SECTION]?.[emailKey];
  const askedSection = {
    properties: {
      [CURRENT_PASSWORD]: {
        type: 'string',
        title: text('details.currentPassword'),
        maxLength: MAX_LENGTH,
      },
    },
    required: [CURRENT_PASSWORD],
  } as const;
  const isUnchanged = { properties: { [emailKey]: { const: String(form.initialValues[emailKey] ?? '') } } };
  return {
    ...form,
    schema: {
      ...form.schema,
      properties: {
        ...form.schema.properties,
        [SECTION]: {
          ...section,
          allOf: [
            ...(section.allOf ?? []),
            { if: isUnchanged, else: { ...askedSection, required: [...askedSection.required] } },
          ],
        },
      },
    },
    uiSchema: {
      ...form.uiSchema,
      [SECTION]: {
        ...form.uiSchema[SECTION],
        // The password field appears while the address is typed: if it appeared on blur, it would push Save away from
        // the pointer.
        [emailKey]: { ...email, 'ui:options': { ...email?.['ui:options'], isLive: true } },
        [CURRENT_PASSWORD]: {
          'ui:options': {
            widget: 'password',
            autoComplete: 'current-password',
            hint: text('details.currentPasswordHint'),
          },
        },
        'ui:order': [...keys.slice(0, emailIndex), CURRENT_PASSWORD, ...keys.slice(emailIndex)],
      },
    },
  };
}
