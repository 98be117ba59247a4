import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Uncaught errors of the running test: unhandled rejections, and what a pure function threw inside effector, which
 * effector logs to the console.
 */
export function collectUncaught(): readonly unknown[] {
  const uncaught: unknown[] = [];
  const collect = (error: unknown) => {
    uncaught.push(error);
  };
  beforeEach(() => {
    uncaught.length = 0;
    process.on('unhandledRejection', collect);
    vi.spyOn(console, 'error').mockImplementation(collect);
  });
  afterEach(() => {
    process.off('unhandledRejection', collect);
    vi.restoreAllMocks();
  });
  return uncaught;
}
