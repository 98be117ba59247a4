import type { StateValue } from './state-values.ts';

/** What a state means, and the values that only the provider knows; the verifier looks up the others. */
export type State = {
  readonly means: string;
  readonly gives: readonly StateValue[];
  /** The next call fails, so no other call may come before it. */
  readonly isForNextCall?: true;
};
