import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { text } from '@/shared/messages';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { ChooseMembership } from '../model/choose-membership';
import { DetailsModal } from './details-modal';
import { Filters } from './filters';
import { MembershipCard } from './membership-card';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: '4',
    margin: '0',
    padding: '0',
    listStyle: 'none',
  },
});

/** The memberships of the home venue: filters, cards and their details. Source: Spec, joining §2 "Membership section". */
export function MembershipChooser({ model }: { model: ChooseMembership }) {
  const { status, types, offers, optionChosen, detailsOpened, retryClicked } = useUnit({
    status: model.$status,
    types: model.$types,
    offers: model.$offers,
    optionChosen: model.optionChosen,
    detailsOpened: model.detailsOpened,
    retryClicked: model.retryClicked,
  });

  if (status === 'failed')
    return (
      <Alert status="danger" title={text('membership.loadFailed')}>
        <Button variant="text" onClick={() => retryClicked()}>
          {text('finder.tryAgain')}
        </Button>
      </Alert>
    );
  // While they are loaded anew for somebody who logged in, the cards stay where they are.
  if (status !== 'ready' && types.length === 0)
    return <Spinner label={text('membership.loading')} isLabelShown />;

  return (
    <Stack gap="6">
      <Filters model={model} />
      <Text tone="muted" role="status">
        {countText(offers.length)}
      </Text>
      {offers.length > 0 && (
        <List>
          {offers.map((offer) => (
            <MembershipCard
              key={offer.type.id}
              offer={offer}
              onChoose={(paymentOption) => optionChosen({ membershipType: offer.type, paymentOption })}
              onDetails={() => detailsOpened(offer.type)}
            />
          ))}
        </List>
      )}
      <DetailsModal model={model} />
    </Stack>
  );
}

function countText(count: number): string {
  if (count === 0) return text('membership.none');
  return count === 1 ? text('membership.oneFound') : text('membership.found', { count });
}
