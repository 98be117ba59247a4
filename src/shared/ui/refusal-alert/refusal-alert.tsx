import type { Refusal } from '../../api';
import { Alert } from '../alert';

interface RefusalAlertProps {
  readonly refusal: Refusal;
  /** What was refused: "We haven’t cancelled your booking." */
  readonly notDone: string;
  /** Shown instead if the response was lost: "We couldn’t check whether your booking was cancelled." */
  readonly unknown: string;
  readonly isLive?: boolean;
}

/** Says why a change was not made, or that its outcome is unknown. */
export function RefusalAlert({ refusal, notDone, unknown, isLive = true }: RefusalAlertProps) {
  return (
    <Alert status="danger" title={refusal.isUnknown ? unknown : notDone} isLive={isLive}>
      {refusal.message}
    </Alert>
  );
}
