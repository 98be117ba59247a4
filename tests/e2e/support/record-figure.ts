import { test } from '@playwright/test';

/** Writes a measured figure into the report of the running test, `.cache/e2e.json`. A figure beyond its limit fails the test. */
export function recordFigure(what: string, figure: string): void {
  test.info().annotations.push({ type: what, description: figure });
}
