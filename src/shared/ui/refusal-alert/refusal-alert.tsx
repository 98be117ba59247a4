import type { Refusal } from '../../api';
import { Alert } from '../alert';

interface RefusalAlertProps {
  readonly refusal: Refusal;
  /** What was not done: "We haven’t cancelled your booking." */
  readonly notDone: string;
  /** Said instead when the answer was lost: "We couldn’t check whether your booking was cancelled." */
  readonly unknown: string;
  readonly isLive?: boolean;
}

/** Says why a change was not made, and claims that only when it is known. */
export function RefusalAlert({ refusal, notDone, unknown, isLive = true }: RefusalAlertProps) {
  return (
    <Alert status="danger" title={refusal.isUnknown ? unknown : notDone} isLive={isLive}>
      {refusal.message}
    </Alert>
  );
}
