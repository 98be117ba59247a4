import { isRecord, isScalar, listOf, recordOf, scalarText } from './values';

type Scalar = string | number | boolean;

/** What an answer must be, in JSON schema's terms. */
export type AnswerTest = {
  readonly const?: Scalar;
  readonly enum?: Scalar[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** The list holds this one. */
  readonly contains?: { readonly const: Scalar };
};

/** JSON schema's `if`: met when each of these answers that was given passes its test, and each required one was given. */
export type AnswersTest = {
  readonly properties: Readonly<Record<string, AnswerTest>>;
  readonly required: readonly string[];
};

/** What a condition brings, by the names of fields. */
export type Branch = {
  /** Fields that are asked only where a branch brings them. */
  readonly asked: readonly string[];
  readonly required: readonly string[];
};

/** An `if` with its `then` and `else`. */
export type Condition = { readonly test: AnswersTest; readonly met: Branch; readonly unmet: Branch };

/** What of a section depends on answers, in JSON schema's terms. */
export type Conditions = {
  readonly allOf: readonly Condition[];
  /** The fields that must be answered wherever one is, by the name of that one. */
  readonly dependentRequired: Readonly<Record<string, readonly string[]>>;
  /** What an answer, whatever it is, brings. */
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
  return [...new Set((listOf(sent) ?? []).map(scalarText))];
}

/** Null for a test with a keyword that is not known here: what it means cannot be guessed. */
function answersTest(sent: unknown): AnswersTest | null {
  if (!isRecord(sent)) return null;
  const { properties, required, ...others } = sent;
  const tests = Object.entries(recordOf(properties)).flatMap(([name, test]) =>
    isAnswerTest(test) ? [[name, test] as const] : [],
  );
  const isWhole = tests.length === Object.keys(recordOf(properties)).length;
  return isWhole && Object.keys(others).length === 0
    ? { properties: Object.fromEntries(tests), required: namesIn(required) }
    : null;
}

function branch(sent: unknown): Branch {
  const { properties, required } = recordOf(sent);
  return { asked: Object.keys(recordOf(properties)), required: namesIn(required) };
}

/**
 * Reads what of a section depends on answers; null when nothing does. A condition that cannot be read is left out, so that what it
 * would bring is always asked, and `tell` is called.
 *
 * @param sent the section, its names in camelCase
 */
export function readConditions(
  sent: Readonly<Record<string, unknown>>,
  tell: (problem: string) => void,
): Conditions | null {
  const conditions = listOf(sent.allOf) ?? [];
  const allOf = conditions.flatMap((condition, at): Condition[] => {
    const test = isRecord(condition) ? answersTest(condition.if) : null;
    if (isRecord(condition) && test) {
      return [{ test, met: branch(condition.then), unmet: branch(condition.else) }];
    }
    tell(`Its condition ${at + 1} cannot be read, and what it would bring is always asked.`);
    return [];
  });
  const demanded = Object.entries(recordOf(sent.dependentRequired));
  const brought = Object.entries(recordOf(sent.dependentSchemas));
  if (allOf.length + demanded.length + brought.length === 0) return null;
  return {
    allOf,
    dependentRequired: Object.fromEntries(demanded.map(([name, names]) => [name, namesIn(names)])),
    dependentSchemas: Object.fromEntries(brought.map(([name, part]) => [name, branch(part)])),
  };
}
