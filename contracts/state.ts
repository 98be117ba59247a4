import type { StateValueName } from './state-values.ts';

/** The meaning of a state, and the values that only the provider knows; the verifier looks up the others. */
export type State = {
  readonly means: string;
  readonly gives: readonly StateValueName[];
  /** The state makes the next call fail, so the verifier makes no look-up calls before it. */
  readonly isForNextCall?: true;
};
