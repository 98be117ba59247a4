import { useUnit } from 'effector-react';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Spinner } from '@/shared/ui/spinner';
import {
  $centreId,
  $membershipId,
  $venues,
  $venuesFailure,
  $venuesStatus,
  centreChosen,
  membershipChosen,
  membershipsRequest,
  venuesRetried,
} from '../model/catalogue';
import { text } from '../texts';

type ChoiceProps = {
  readonly error?: string | null;
  /** Additional options after those of the API. */
  readonly otherOptions?: readonly { readonly value: string; readonly label: string }[];
};

/** A select of the site's centres. */
export function CentreChoice({ error = null }: ChoiceProps) {
  const { venues, failure, status, centreId, onChosen, onRetry } = useUnit({
    venues: $venues,
    failure: $venuesFailure,
    status: $venuesStatus,
    centreId: $centreId,
    onChosen: centreChosen,
    onRetry: venuesRetried,
  });
  if (failure)
    return (
      <FailureAlert
        title={text('choice.centresFailed')}
        failure={failure}
        isBusy={status === 'loading'}
        onRetry={() => onRetry()}
      />
    );
  return (
    <Field label={text('choice.centre')} error={error}>
      {(control) => (
        <Select
          {...control}
          placeholder={text('choice.chooseCentre')}
          options={venues.map(({ id: value, name: label }) => ({ value, label }))}
          value={centreId}
          onValueChange={onChosen}
        />
      )}
    </Field>
  );
}

/** A select of the memberships that the API returns for the chosen centre. */
export function MembershipChoice({ error = null, otherOptions = [] }: ChoiceProps) {
  const { reading, failure, status, centreId, membershipId, onChosen, onRetry } = useUnit({
    reading: membershipsRequest.$data,
    failure: membershipsRequest.$failure,
    status: membershipsRequest.$status,
    centreId: $centreId,
    membershipId: $membershipId,
    onChosen: membershipChosen,
    onRetry: membershipsRequest.retryClicked,
  });
  if (failure)
    return (
      <FailureAlert
        title={text('choice.membershipsFailed')}
        failure={failure}
        isBusy={status === 'loading'}
        onRetry={() => onRetry()}
      />
    );
  if (status === 'loading') return <Spinner label={text('choice.loadingMemberships')} isLabelShown />;
  const options = (reading?.value ?? []).map(({ id: value, name: label }) => ({ value, label }));
  return (
    <Field label={text('choice.membership')} error={error}>
      {(control) => (
        <Select
          {...control}
          disabled={centreId === ''}
          placeholder={text('choice.chooseMembership')}
          options={centreId === '' ? [] : [...options, ...otherOptions]}
          value={membershipId}
          onValueChange={onChosen}
        />
      )}
    </Field>
  );
}
