import type { AnswersTest, AnswerTest, Branch, Conditions } from '../../api';
import type { FormValues } from './form-definition';

/** As in JSON Schema, a limit applies only to values of its own type. */
function passesTest(answer: unknown, test: AnswerTest): boolean {
  const { minimum = -Infinity, maximum = Infinity } = test;
  return (
    (test.const === undefined || test.const === answer) &&
    (test.enum === undefined || test.enum.some((allowed) => allowed === answer)) &&
    (typeof answer !== 'number' || (answer >= minimum && answer <= maximum)) &&
    (test.contains === undefined || !Array.isArray(answer) || answer.includes(test.contains.const))
  );
}

function isMet({ properties, required }: AnswersTest, answers: FormValues): boolean {
  return (
    required.every((name) => Object.hasOwn(answers, name)) &&
    Object.entries(properties).every(
      ([name, test]) => !Object.hasOwn(answers, name) || passesTest(answers[name], test),
    )
  );
}

/**
 * Returns a predicate for the fields that are asked given these answers: unconditional fields, and those that a condition adds.
 * Other fields are not sent, even with an initial answer.
 *
 * @param answers the answers of the section, by field name
 */
export function createAskedFieldFilter(
  conditions: Conditions | undefined,
  answers: FormValues,
): (name: string) => boolean {
  if (!conditions) return () => true;
  const { allOf, dependentSchemas } = conditions;
  const branches = allOf.flatMap(({ test, met, unmet }) => {
    const isTrue = isMet(test, answers);
    return [
      { branch: met, isAdded: isTrue },
      { branch: unmet, isAdded: !isTrue },
    ];
  });
  const dependent = Object.entries(dependentSchemas).map(([name, branch]) => ({
    branch,
    isAdded: Object.hasOwn(answers, name),
  }));
  const listNames = (parts: readonly { readonly branch: Branch }[]) =>
    new Set(parts.flatMap(({ branch }) => branch.asked));
  const allBranches = [...branches, ...dependent];
  const [added, conditional] = [
    listNames(allBranches.filter(({ isAdded }) => isAdded)),
    listNames(allBranches),
  ];
  return (name) => !conditional.has(name) || added.has(name);
}
