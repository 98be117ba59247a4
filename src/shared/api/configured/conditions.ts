import type { Fault } from './configuration-problem';
import { formatScalar, isRecord, isScalar, listOf, recordOf } from './values';

type Scalar = string | number | boolean;

/** A test of one answer, in JSON Schema keywords. */
export type AnswerTest = {
  readonly const?: Scalar;
  readonly enum?: Scalar[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** The list contains this value. */
  readonly contains?: { readonly const: Scalar };
};

/** A JSON Schema `if`: true when every required answer is given and every given answer passes its test. */
export type AnswersTest = {
  readonly properties: Readonly<Record<string, AnswerTest>>;
  readonly required: readonly string[];
};

/** What a condition adds, by field names. */
export type Branch = {
  /** Fields that are asked only under the condition. */
  readonly asked: readonly string[];
  readonly required: readonly string[];
};

/** An `if` with its `then` (`met`) and `else` (`unmet`). */
export type Condition = { readonly test: AnswersTest; readonly met: Branch; readonly unmet: Branch };

/** The conditions of a section, in JSON Schema terms. */
export type Conditions = {
  readonly allOf: readonly Condition[];
  /** Fields that are required when the key is answered. */
  readonly dependentRequired: Readonly<Record<string, readonly string[]>>;
  /** The fields that are added when the key is answered. */
  readonly dependentSchemas: Readonly<Record<string, Branch>>;
};

const TESTS: Readonly<Record<keyof AnswerTest, (limit: unknown) => boolean>> = {
  const: isScalar,
  enum: (limit) => Array.isArray(limit) && limit.length > 0 && isUnique(limit) && limit.every(isScalar),
  minimum: Number.isFinite,
  maximum: Number.isFinite,
  contains: (limit) => isRecord(limit) && Object.keys(limit).length === 1 && isScalar(limit.const),
};

function isUnique(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}

function isTestName(name: string): name is keyof AnswerTest {
  return Object.hasOwn(TESTS, name);
}

function isAnswerTest(sent: unknown): sent is AnswerTest {
  return (
    isRecord(sent) && Object.entries(sent).every(([name, limit]) => isTestName(name) && TESTS[name](limit))
  );
}

function namesIn(sent: unknown): string[] {
  return [...new Set((listOf(sent) ?? []).map(formatScalar))];
}

/** Null for an unknown keyword, whose meaning cannot be guessed. */
function answersTest(sent: unknown): AnswersTest | null {
  if (!isRecord(sent)) return null;
  const { properties, required, ...others } = sent;
  const tests = Object.entries(recordOf(properties)).flatMap(([name, test]) =>
    isAnswerTest(test) ? [[name, test] as const] : [],
  );
  const isComplete = tests.length === Object.keys(recordOf(properties)).length;
  return isComplete && Object.keys(others).length === 0
    ? { properties: Object.fromEntries(tests), required: namesIn(required) }
    : null;
}

function branch(sent: unknown): Branch {
  const { properties, required } = recordOf(sent);
  return { asked: Object.keys(recordOf(properties)), required: namesIn(required) };
}

/**
 * Reads the conditions of a section; null if there are none. An unreadable condition is dropped and reported, so its fields are
 * always asked.
 *
 * @param sent the section, names in camelCase
 */
export function readConditions(
  sent: Readonly<Record<string, unknown>>,
  report: (fault: Fault, at: number) => void,
): Conditions | null {
  const conditions = listOf(sent.allOf) ?? [];
  const allOf = conditions.flatMap((condition, at): Condition[] => {
    const test = isRecord(condition) ? answersTest(condition.if) : null;
    if (isRecord(condition) && test) {
      return [{ test, met: branch(condition.then), unmet: branch(condition.else) }];
    }
    report({ code: 'unreadableCondition', position: at + 1 }, at);
    return [];
  });
  const demanded = Object.entries(recordOf(sent.dependentRequired));
  const dependent = Object.entries(recordOf(sent.dependentSchemas));
  if (allOf.length + demanded.length + dependent.length === 0) return null;
  return {
    allOf,
    dependentRequired: Object.fromEntries(demanded.map(([name, names]) => [name, namesIn(names)])),
    dependentSchemas: Object.fromEntries(dependent.map(([name, part]) => [name, branch(part)])),
  };
}
