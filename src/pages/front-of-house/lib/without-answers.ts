import type { DataFieldForm } from '@/shared/api';

/** The form for a new customer, empty: the operator sends it filled in with the details of the member of staff who asks for it. */
export function withoutAnswers(form: DataFieldForm): DataFieldForm {
  return {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      sectionFields: section.sectionFields.map((field) => ({ ...field, answer: null })),
    })),
  };
}
