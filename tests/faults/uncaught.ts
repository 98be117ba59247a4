import { afterEach, beforeEach, vi } from 'vitest';

/**
 * What nobody caught in the test that runs: rejections, and what a pure function threw inside effector, which is told on
 * the console, where the chain ends.
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
