import type { DataFieldForm } from '@/shared/api';
import { privateSections } from '@/shared/forms';

/**
 * The form for a new customer, empty: the operator sends it filled in with the details of the member of staff who asks for it, and
 * their browser would fill it in with them again.
 */
export function withoutAnswers(form: DataFieldForm): DataFieldForm {
  return {
    ...form,
    sections: privateSections(form.sections).map((section) => ({
      ...section,
      sectionFields: section.sectionFields.map((field) => ({ ...field, answer: null })),
    })),
  };
}
