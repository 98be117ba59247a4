import { useUnit } from 'effector-react';
import { formatPaymentType, formatPeriod } from '@/entities/membership';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { $chosenMembership, chooseAgainClicked } from '../model/change';
import { $costs } from '../model/costs';
import { text } from '../texts';

/** The chosen membership, its price, and the difference to the current one, as provided by the operator. */
export function NewMembershipCard() {
  const { membership, costs, chooseAgain } = useUnit({
    membership: $chosenMembership,
    costs: $costs,
    chooseAgain: chooseAgainClicked,
  });
  if (membership === null) return null;
  const { membershipType, paymentOption } = membership;
  const period = formatPeriod(paymentOption) ?? formatPaymentType(paymentOption.paymentType);
  return (
    <Card as="section" aria-labelledby="new-membership">
      <Stack gap="3">
        <Heading level={2} id="new-membership">
          {text('changeMembership.new')}
        </Heading>
        <SummaryList
          label={text('changeMembership.new')}
          rows={[
            { label: text('changeMembership.name'), value: membershipType.name },
            { label: period, value: costs?.newMembershipPrice.formatted },
            { label: text('changeMembership.difference'), value: costs?.differenceToOldMembership },
          ]}
        />
        <Stack direction="row">
          <Button variant="text" onClick={() => chooseAgain()}>
            {text('changeMembership.again')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
