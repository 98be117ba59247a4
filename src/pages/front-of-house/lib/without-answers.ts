import type { DataFieldForm } from '@/shared/api';

/** The form for somebody new. The operator fills it in with what is known of whoever asks: here, of the member of staff. */
export function withoutAnswers(form: DataFieldForm): DataFieldForm {
  return {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      sectionFields: section.sectionFields.map((field) => ({ ...field, answer: null })),
    })),
  };
}
