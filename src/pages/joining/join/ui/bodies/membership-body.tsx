import { useUnit } from 'effector-react';
import { MembershipChooser } from '@/features/choose-membership';
import { membershipChooser } from '../../model/features';
import { $currentChoice } from '../../model/purchase-summary';

/** Choosing a membership and how to pay for it; what is chosen already is marked. */
export function MembershipBody() {
  return <MembershipChooser model={membershipChooser} current={useUnit($currentChoice)} />;
}
