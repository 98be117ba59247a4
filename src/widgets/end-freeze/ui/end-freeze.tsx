import { useUnit } from 'effector-react';
import { $today } from '@/entities/client';
import { Button } from '@/shared/ui/button';
import * as model from '../model/ending';
import { text } from '../texts';

interface EndFreezeProps {
  readonly membershipId: string;
  readonly freeze: { readonly from: string; readonly to: string };
}

/** The button that cancels a freeze before its first day, or ends it early afterwards; nothing on its last day. */
export function EndFreeze({ membershipId, freeze: { from, to } }: EndFreezeProps) {
  const { today, end } = useUnit({ today: $today, end: model.endClicked });
  if (to <= today) return null;
  return (
    <Button variant="secondary" onClick={() => end(membershipId)}>
      {text(from > today ? 'endFreeze.takeBack' : 'endFreeze.endEarly')}
    </Button>
  );
}
