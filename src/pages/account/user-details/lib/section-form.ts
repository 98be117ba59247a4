import type { DataFieldSection } from '@/shared/api';
import { buildFormFromDataFields, type FormDefinition, toFieldKey } from '@/shared/forms';
import { text } from '../texts';

/** The key of our own field; the keys of the operator's fields start with "f-". */
export const CURRENT_PASSWORD_FIELD = 'current_password';

/** The longest password that the API accepts. */
export const MAX_PASSWORD_LENGTH = 200;
const SECTION_KEY = 'section-0';

/**
 * The form of a section, without its heading, which the page shows. If the section contains the e-mail address,
 * changing it also requires the current password.
 *
 * @param today the server's date, YYYY-MM-DD.
 */
export function buildSectionForm(section: DataFieldSection, today: string): FormDefinition {
  const form = buildFormFromDataFields([{ ...section, sectionName: '' }], today);
  const emailField = section.sectionFields.find(({ type, isAuthorised }) => type === 'email' && isAuthorised);
  return emailField ? addCurrentPassword(form, toFieldKey(emailField.name)) : form;
}

function addCurrentPassword(form: FormDefinition, emailKey: string): FormDefinition {
  const section = form.schema.properties?.[SECTION_KEY];
  if (typeof section !== 'object') return form;
  const fieldKeys = Object.keys(form.uiSchema[SECTION_KEY] ?? {}).filter((key) => !key.startsWith('ui:'));
  const positionAfterEmail = fieldKeys.indexOf(emailKey) + 1;
  const emailUiSchema = form.uiSchema[SECTION_KEY]?.[emailKey];
  const passwordRequirement = {
    properties: {
      [CURRENT_PASSWORD_FIELD]: {
        type: 'string',
        title: text('details.currentPassword'),
        maxLength: MAX_PASSWORD_LENGTH,
      },
    },
    required: [CURRENT_PASSWORD_FIELD],
  } as const;
  const unchangedEmail = {
    properties: { [emailKey]: { const: String(form.initialValues[emailKey] ?? '') } },
  };
  return {
    ...form,
    schema: {
      ...form.schema,
      properties: {
        ...form.schema.properties,
        [SECTION_KEY]: {
          ...section,
          allOf: [
            ...(section.allOf ?? []),
            {
              if: unchangedEmail,
              else: { ...passwordRequirement, required: [...passwordRequirement.required] },
            },
          ],
        },
      },
    },
    uiSchema: {
      ...form.uiSchema,
      [SECTION_KEY]: {
        ...form.uiSchema[SECTION_KEY],
        // The password field appears while the address is typed: if it appeared on blur, it would push Save away from
        // the pointer.
        [emailKey]: { ...emailUiSchema, 'ui:options': { ...emailUiSchema?.['ui:options'], isLive: true } },
        [CURRENT_PASSWORD_FIELD]: {
          'ui:options': {
            widget: 'password',
            autoComplete: 'current-password',
            hint: text('details.currentPasswordHint'),
          },
        },
        'ui:order': [
          ...fieldKeys.slice(0, positionAfterEmail),
          CURRENT_PASSWORD_FIELD,
          ...fieldKeys.slice(positionAfterEmail),
        ],
      },
    },
  };
}
