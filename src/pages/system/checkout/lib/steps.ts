import type { Cart } from '@/shared/api';
import type { StepState } from '@/widgets/join-steps';

/** The steps of joining, at the last one; Bank was needed where a new mandate goes with the order. */
export function stepsOf({ newMandate }: NonNullable<Cart['joining']>): readonly StepState[] {
  return ['done', 'done', 'done', 'done', newMandate ? 'done' : 'notNeeded', 'current'];
}
