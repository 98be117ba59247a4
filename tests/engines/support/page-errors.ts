import type { EngineWindow } from './window.ts';

/** Errors that a page may have, with the reason. */
const EXPECTED: readonly RegExp[] = [];

const heard = new WeakMap<EngineWindow, string[]>();

/** Records invisible errors of a window's page. */
export function recordErrors(window: EngineWindow, noise: readonly string[]): void {
  const fresh = noise.filter((line) => !EXPECTED.some((expected) => expected.test(line)));
  heard.set(window, [...(heard.get(window) ?? []), ...fresh]);
}

/** The errors, warnings and policy violations of all pages that a window has shown. */
export function readErrors(window: EngineWindow): readonly string[] {
  return heard.get(window) ?? [];
}
