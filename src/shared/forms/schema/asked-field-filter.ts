import type { AnswersTest, AnswerTest, Branch, Conditions } from '../../api';
import type { FormValues } from './form-definition';

/** As JSON schema has it: a limit of numbers says nothing about a text, nor does a list's about what is no list. */
function passes(answer: unknown, test: AnswerTest): boolean {
  const { minimum = -Infinity, maximum = Infinity } = test;
  return (
    (test.const === undefined || test.const === answer) &&
    (test.enum === undefined || test.enum.some((one) => one === answer)) &&
    (typeof answer !== 'number' || (answer >= minimum && answer <= maximum)) &&
    (test.contains === undefined || !Array.isArray(answer) || answer.includes(test.contains.const))
  );
}

function isMet({ properties, required }: AnswersTest, given: FormValues): boolean {
  return (
    required.every((name) => Object.hasOwn(given, name)) &&
    Object.entries(properties).every(
      ([name, test]) => !Object.hasOwn(given, name) || passes(given[name], test),
    )
  );
}

/**
 * Whether a field of a section is asked beside these answers: always, unless only a condition brings it. What is not asked is
 * not sent, although the operator may have given it an answer to begin with.
 *
 * @param given the answers that were given in the section, by the names of its fields
 */
export function askedFieldFilter(
  conditions: Conditions | undefined,
  given: FormValues,
): (name: string) => boolean {
  if (!conditions) return () => true;
  const { allOf, dependentSchemas } = conditions;
  const branches = allOf.flatMap(({ test, met, unmet }) => {
    const isTrue = isMet(test, given);
    return [
      { branch: met, isBrought: isTrue },
      { branch: unmet, isBrought: !isTrue },
    ];
  });
  const dependent = Object.entries(dependentSchemas).map(([name, branch]) => ({
    branch,
    isBrought: Object.hasOwn(given, name),
  }));
  const namesOf = (parts: readonly { readonly branch: Branch }[]) =>
    new Set(parts.flatMap(({ branch }) => branch.asked));
  const all = [...branches, ...dependent];
  const [brought, conditional] = [namesOf(all.filter(({ isBrought }) => isBrought)), namesOf(all)];
  return (name) => !conditional.has(name) || brought.has(name);
}
