import { useUnit } from 'effector-react';
import { MembershipChooser } from '@/features/choose-membership';
import { choose } from '../../model/parts';
import { $currentChoice } from '../../model/purchase';

/** Choosing a membership and how to pay for it; what is chosen already is marked. */
export function MembershipBody() {
  return <MembershipChooser model={choose} current={useUnit($currentChoice)} />;
}
