import { useUnit } from 'effector-react';
import { MembershipChooser } from '@/features/choose-membership';
import { membershipChooser } from '../../model/features';
import { $currentChoice } from '../../model/purchase-summary';

/** The choice of a membership and a payment option; the current choice is marked. */
export function MembershipBody() {
  return <MembershipChooser model={membershipChooser} current={useUnit($currentChoice)} />;
}
