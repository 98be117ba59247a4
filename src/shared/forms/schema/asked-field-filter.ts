import type { AnswersTest, AnswerTest, ConditionBranch, Conditions } from '../../api';
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

function areAnswersMatching({ properties, required }: AnswersTest, answers: FormValues): boolean {
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
    const isConditionMet = areAnswersMatching(test, answers);
    return [
      { branch: met, isAdded: isConditionMet },
      { branch: unmet, isAdded: !isConditionMet },
    ];
  });
  const dependentBranches = Object.entries(dependentSchemas).map(([name, branch]) => ({
    branch,
    isAdded: Object.hasOwn(answers, name),
  }));
  const listAskedNames = (branchParts: readonly { readonly branch: ConditionBranch }[]) =>
    new Set(branchParts.flatMap(({ branch }) => branch.asked));
  const allBranches = [...branches, ...dependentBranches];
  const [addedNames, conditionalNames] = [
    listAskedNames(allBranches.filter(({ isAdded }) => isAdded)),
    listAskedNames(allBranches),
  ];
  return (name) => !conditionalNames.has(name) || addedNames.has(name);
}
