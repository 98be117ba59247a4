import type { ConfigurationFault } from './configuration-problem';
import { formatScalar, isRecord, isScalar, toList, toRecord } from './values';

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
export type ConditionBranch = {
  /** Fields that are asked only under the condition. */
  readonly asked: readonly string[];
  readonly required: readonly string[];
};

/** An `if` with its `then` (`met`) and `else` (`unmet`). */
export type Condition = {
  readonly test: AnswersTest;
  readonly met: ConditionBranch;
  readonly unmet: ConditionBranch;
};

/** The conditions of a section, in JSON Schema terms. */
export type Conditions = {
  readonly allOf: readonly Condition[];
  /** Fields that are required when the key is answered. */
  readonly dependentRequired: Readonly<Record<string, readonly string[]>>;
  /** The fields that are added when the key is answered. */
  readonly dependentSchemas: Readonly<Record<string, ConditionBranch>>;
};

const KEYWORD_CHECKS: Readonly<Record<keyof AnswerTest, (operand: unknown) => boolean>> = {
  const: isScalar,
  enum: (operand) =>
    Array.isArray(operand) && operand.length > 0 && isUnique(operand) && operand.every(isScalar),
  minimum: Number.isFinite,
  maximum: Number.isFinite,
  contains: (operand) => isRecord(operand) && Object.keys(operand).length === 1 && isScalar(operand.const),
};

function isUnique(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}

function isTestKeyword(name: string): name is keyof AnswerTest {
  return Object.hasOwn(KEYWORD_CHECKS, name);
}

function isAnswerTest(rawValue: unknown): rawValue is AnswerTest {
  return (
    isRecord(rawValue) &&
    Object.entries(rawValue).every(([name, operand]) => isTestKeyword(name) && KEYWORD_CHECKS[name](operand))
  );
}

function readNames(rawValue: unknown): string[] {
  return [...new Set((toList(rawValue) ?? []).map(formatScalar))];
}

/** Null for an unknown keyword, whose meaning cannot be guessed. */
function readAnswersTest(rawValue: unknown): AnswersTest | null {
  if (!isRecord(rawValue)) return null;
  const { properties, required, ...otherKeywords } = rawValue;
  const tests = Object.entries(toRecord(properties)).flatMap(([name, test]) =>
    isAnswerTest(test) ? [[name, test] as const] : [],
  );
  const isComplete = tests.length === Object.keys(toRecord(properties)).length;
  return isComplete && Object.keys(otherKeywords).length === 0
    ? { properties: Object.fromEntries(tests), required: readNames(required) }
    : null;
}

function readBranch(rawValue: unknown): ConditionBranch {
  const { properties, required } = toRecord(rawValue);
  return { asked: Object.keys(toRecord(properties)), required: readNames(required) };
}

/**
 * Reads the conditions of a section; null if there are none. An unreadable condition is dropped and reported, so its fields are
 * always asked.
 *
 * @param rawValue the section, names in camelCase
 */
export function readConditions(
  rawValue: Readonly<Record<string, unknown>>,
  report: (fault: ConfigurationFault, index: number) => void,
): Conditions | null {
  const conditions = toList(rawValue.allOf) ?? [];
  const allOf = conditions.flatMap((condition, index): Condition[] => {
    const test = isRecord(condition) ? readAnswersTest(condition.if) : null;
    if (isRecord(condition) && test) {
      return [{ test, met: readBranch(condition.then), unmet: readBranch(condition.else) }];
    }
    report({ code: 'unreadableCondition', position: index + 1 }, index);
    return [];
  });
  const requiredPairs = Object.entries(toRecord(rawValue.dependentRequired));
  const schemaPairs = Object.entries(toRecord(rawValue.dependentSchemas));
  if (allOf.length + requiredPairs.length + schemaPairs.length === 0) return null;
  return {
    allOf,
    dependentRequired: Object.fromEntries(requiredPairs.map(([name, names]) => [name, readNames(names)])),
    dependentSchemas: Object.fromEntries(schemaPairs.map(([name, part]) => [name, readBranch(part)])),
  };
}
