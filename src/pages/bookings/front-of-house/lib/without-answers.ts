import type { DataFieldForm } from '@/shared/api';
import { disableAutocomplete } from '@/shared/forms';

/**
 * Returns the form for a new customer without answers. The operator prefills it with the details of the member of
 * staff, and their browser would autofill them.
 */
export function removeAnswers(form: DataFieldForm): DataFieldForm {
  return {
    ...form,
    sections: disableAutocomplete(form.sections).map((section) => ({
      ...section,
      sectionFields: section.sectionFields.map((field) => ({ ...field, answer: null })),
    })),
  };
}
