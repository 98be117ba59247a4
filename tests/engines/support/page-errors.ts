import type { EngineWindow } from './window.ts';

/** Errors that a page may have, with the reason. */
const EXPECTED_ERRORS: readonly RegExp[] = [];

const errorsByWindow = new WeakMap<EngineWindow, string[]>();

/** Records invisible errors of a window's page. */
export function recordErrors(window: EngineWindow, noise: readonly string[]): void {
  const unexpectedErrors = noise.filter((line) => !EXPECTED_ERRORS.some((expected) => expected.test(line)));
  errorsByWindow.set(window, [...(errorsByWindow.get(window) ?? []), ...unexpectedErrors]);
}

/** The errors, warnings and policy violations of all pages that a window has shown. */
export function readErrors(window: EngineWindow): readonly string[] {
  return errorsByWindow.get(window) ?? [];
}
