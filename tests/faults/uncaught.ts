import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Collects uncaught errors of the running test: unhandled rejections, and errors that a pure function threw inside
 * effector, which logs them on the console.
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
