import type { EngineWindow } from './window.ts';

/** What a page may say, with the reason. */
const EXPECTED: readonly RegExp[] = [];

const heard = new WeakMap<EngineWindow, string[]>();

/** Notes what a page of a window has said that nobody sees. */
export function hear(window: EngineWindow, noise: readonly string[]): void {
  const fresh = noise.filter((line) => !EXPECTED.some((expected) => expected.test(line)));
  heard.set(window, [...(heard.get(window) ?? []), ...fresh]);
}

/** Errors, warnings and breaches of the policy in all pages that a window has shown. */
export function noiseOf(window: EngineWindow): readonly string[] {
  return heard.get(window) ?? [];
}
