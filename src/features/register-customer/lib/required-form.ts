import type { Conditions, DataFieldForm, DataFieldSection } from '@/shared/api';

/** Reduces the form to its required fields: customers who only want to book can complete the rest in their account. */
export function toRequiredForm(form: DataFieldForm): DataFieldForm {
  return {
    ...form,
    sections: form.sections
      .map(toRequiredSection)
      .filter(({ sectionFields }) => sectionFields.some(({ isRequired }) => isRequired)),
  };
}

function toRequiredSection(section: DataFieldSection): DataFieldSection {
  const { conditions, sectionFields, ...sectionHead } = section;
  const requiredFields = sectionFields.filter(({ isRequired }) => isRequired);
  if (!conditions) return { ...sectionHead, sectionFields: requiredFields };
  const names = new Set(requiredFields.map(({ name }) => name));
  if (!dependsOnOptionalFields(conditions, names)) return section;
  const conditionalNames = new Set(
    [...conditions.allOf.map(({ met }) => met), ...Object.values(conditions.dependentSchemas)].flatMap(
      ({ asked }) => asked,
    ),
  );
  return { ...sectionHead, sectionFields: requiredFields.filter(({ name }) => !conditionalNames.has(name)) };
}

/** Whether a condition neither asks nor requires anything while the optional fields are empty. */
function dependsOnOptionalFields(
  { allOf, dependentRequired, dependentSchemas }: Conditions,
  requiredNames: ReadonlySet<string>,
): boolean {
  const isOptional = (name: string) => !requiredNames.has(name);
  return (
    allOf.every(
      ({ test, unmet }) =>
        test.required.some(isOptional) && unmet.asked.length === 0 && unmet.required.length === 0,
    ) && [...Object.keys(dependentRequired), ...Object.keys(dependentSchemas)].every(isOptional)
  );
}
