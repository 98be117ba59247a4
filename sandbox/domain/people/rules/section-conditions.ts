import type { SectionCondition } from '../../common/types.ts';

interface FieldSelection {
  isAsked: (name: string) => boolean;
  /** Whether a met condition makes an answer required. */
  isConditionallyRequired: (name: string) => boolean;
}

/** Which fields of a section to ask, given these answers: all except those of unmet conditions. */
export function selectFieldsToAsk(
  conditions: SectionCondition[],
  answers: Record<string, unknown>,
): FieldSelection {
  const metConditions = conditions.filter((condition) => isMet(condition, answers));
  const showsField = (condition: SectionCondition, name: string) =>
    Object.hasOwn(condition.then.properties, name);
  return {
    isAsked: (name) =>
      metConditions.some((condition) => showsField(condition, name)) ||
      !conditions.some((condition) => showsField(condition, name)),
    isConditionallyRequired: (name) =>
      metConditions.some((condition) => condition.then.required.includes(name)),
  };
}

function isMet({ if: predicate }: SectionCondition, answers: Record<string, unknown>): boolean {
  const isAnswered = (name: string) => Object.hasOwn(answers, name) && answers[name] !== null;
  return (
    predicate.required.every(isAnswered) &&
    Object.entries(predicate.properties).every(
      ([name, { const: wantedValue }]) => !isAnswered(name) || answers[name] === wantedValue,
    )
  );
}
