import type { MembershipTerms } from '../model/membership-terms';
import { text } from '../texts';
import { TermsTicks } from './terms-ticks';

/** The checkboxes for a membership's terms. */
export function MembershipTermsTicks({ model }: { model: Pick<MembershipTerms, 'health' | 'membership'> }) {
  return (
    <TermsTicks
      terms={[
        { model: model.health, title: text('terms.health') },
        { model: model.membership, title: text('terms.membership') },
      ]}
    />
  );
}
