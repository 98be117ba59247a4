import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Collects uncaught errors of the running test: unhandled rejections, and errors that a pure function threw inside
 * effector, which logs them on the console.
 */
export function collectUncaughtErrors(): readonly unknown[] {
  const uncaughtErrors: unknown[] = [];
  const collectError = (error: unknown) => {
    uncaughtErrors.push(error);
  };
  beforeEach(() => {
    uncaughtErrors.length = 0;
    process.on('unhandledRejection', collectError);
    vi.spyOn(console, 'error').mockImplementation(collectError);
  });
  afterEach(() => {
    process.off('unhandledRejection', collectError);
    vi.restoreAllMocks();
  });
  return uncaughtErrors;
}
