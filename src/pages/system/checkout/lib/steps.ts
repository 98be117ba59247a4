import type { Cart } from '@/shared/api';
import type { StepState } from '@/widgets/join-steps';

/** The steps of joining with the last one current. Bank was needed if the order sets up a new mandate. */
export function listJoiningSteps({ newMandate }: NonNullable<Cart['joining']>): readonly StepState[] {
  return ['done', 'done', 'done', 'done', newMandate ? 'done' : 'notNeeded', 'current'];
}
