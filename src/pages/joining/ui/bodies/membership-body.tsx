import { MembershipChooser } from '@/features/choose-membership';
import { choose } from '../../model/parts';

/** Choosing a membership and how to pay for it. */
export function MembershipBody() {
  return <MembershipChooser model={choose} />;
}
