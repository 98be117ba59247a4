import type { Conditions, DataFieldForm, DataFieldSection } from '@/shared/api';

/** Reduces the form to its required fields: customers who only want to book can complete the rest in their account. */
export function toRequiredForm(form: DataFieldForm): DataFieldForm {
  return {
    ...form,
    sections: form.sections
      .map(requiredOf)
      .filter(({ sectionFields }) => sectionFields.some(({ isRequired }) => isRequired)),
  };
}

function requiredOf(section: DataFieldSection): DataFieldSection {
  const { conditions, sectionFields, ...sectionHead } = section;
  const required = sectionFields.filter(({ isRequired }) => isRequired);
  if (!conditions) return { ...sectionHead, sectionFields: required };
  const names = new Set(required.map(({ name }) => name));
  if (!restsOnOptional(conditions, names)) return section;
  const onlyThen = new Set(
    [...conditions.allOf.map(({ met }) => met), ...Object.values(conditions.dependentSchemas)].flatMap(
      ({ asked }) => asked,
    ),
  );
  return { ...sectionHead, sectionFields: required.filter(({ name }) => !onlyThen.has(name)) };
}

/** Whether a condition neither asks nor requires anything while the optional fields are empty. */
function restsOnOptional(
  { allOf, dependentRequired, dependentSchemas }: Conditions,
  required: ReadonlySet<string>,
): boolean {
  const isOptional = (name: string) => !required.has(name);
  return (
    allOf.every(
      ({ test, unmet }) =>
        test.required.some(isOptional) && unmet.asked.length === 0 && unmet.required.length === 0,
    ) && [...Object.keys(dependentRequired), ...Object.keys(dependentSchemas)].every(isOptional)
  );
}
