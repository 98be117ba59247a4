import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { membershipText } from '@/entities/membership';
import { Checkbox } from '@/shared/ui/checkbox';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import type { ChooseMembership, CurrentChoice } from '../model/choose-membership';
import { text } from '../texts';
import { Filters } from './filters';
import { OfferList } from './offer-list';

const DetailsModal = createLazyComponent(() => import('./details-modal').then((code) => code.DetailsModal));

interface MembershipChooserProps {
  readonly model: ChooseMembership;
  /** The current choice, which is marked. */
  readonly current?: CurrentChoice | null;
}

/** The home venue's memberships: filters, cards and details. Requirement J3.2. */
export function MembershipChooser({ model, current = null }: MembershipChooserProps) {
  const { status, failure, types, offers, details, retryClicked, ...ineligible } = useUnit({
    status: model.$status,
    failure: model.$failure,
    types: model.$types,
    offers: model.$offers,
    details: model.$details,
    retryClicked: model.retryClicked,
    canShowIneligible: model.$canShowIneligible,
    showsIneligible: model.$showsIneligible,
    ineligibleToggled: model.ineligibleToggled,
  });
  const { canShowIneligible, showsIneligible, ineligibleToggled } = ineligible;

  if (status === 'failed' && failure)
    return (
      <FailureAlert
        title={membershipText('membership.loadFailed')}
        failure={failure}
        isBusy={false}
        onRetry={() => retryClicked()}
      />
    );
  // The cards stay in place while they reload after a log-in.
  if (status !== 'ready' && types.length === 0)
    return <Spinner label={membershipText('membership.loading')} isLabelShown />;

  return (
    <Stack gap="4">
      <Filters model={model} countText={formatCount(offers.length)} />
      {offers.length > 0 && <OfferList model={model} current={current} />}
      {canShowIneligible && (
        <Checkbox isChecked={showsIneligible} onCheckedChange={ineligibleToggled}>
          {text('membership.showIneligible')}
        </Checkbox>
      )}
      {details !== null && (
        <Suspense fallback={null}>
          <DetailsModal model={model} current={current} />
        </Suspense>
      )}
    </Stack>
  );
}

function formatCount(count: number): string {
  if (count === 0) return text('membership.none');
  return count === 1 ? text('membership.oneFound') : text('membership.found', { count });
}
