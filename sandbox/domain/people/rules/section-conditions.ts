import type { SectionCondition } from '../../common/types.ts';

interface FieldsToAsk {
  isAsked: (name: string) => boolean;
  /** Whether a met condition makes an answer required. */
  isDemanded: (name: string) => boolean;
}

/** Which fields of a section to ask, given these answers: all except those of unmet conditions. */
export function selectFieldsToAsk(
  conditions: SectionCondition[],
  answers: Record<string, unknown>,
): FieldsToAsk {
  const metConditions = conditions.filter((condition) => isMet(condition, answers));
  const brings = (condition: SectionCondition, name: string) =>
    Object.hasOwn(condition.then.properties, name);
  return {
    isAsked: (name) =>
      metConditions.some((condition) => brings(condition, name)) ||
      !conditions.some((condition) => brings(condition, name)),
    isDemanded: (name) => metConditions.some((condition) => condition.then.required.includes(name)),
  };
}

function isMet({ if: test }: SectionCondition, answers: Record<string, unknown>): boolean {
  const isGiven = (name: string) => Object.hasOwn(answers, name) && answers[name] !== null;
  return (
    test.required.every(isGiven) &&
    Object.entries(test.properties).every(
      ([name, { const: wantedValue }]) => !isGiven(name) || answers[name] === wantedValue,
    )
  );
}
