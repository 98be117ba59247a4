import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $fullName, $servedCustomer, finishRequested } from '@/entities/customer';
import { $venues, venuesRequested } from '@/entities/venue';
import type { ServedCustomer } from '@/shared/api';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { $selectedVenueSlug } from '@/shared/mode';
import { deskPaths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { ButtonLink } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { HandOffBar } from '@/widgets/pay-on-phone';
import './serve';
import './hand-off';
import './new-document';
import { FinishDialog } from './finish-dialog';
import { staffBarHidden, staffBarShown } from './idle';
import { StillServingDialog } from './still-serving-dialog';
import { text } from './texts';

const Band = styled('section', {
  base: {
    background: 'subtle',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderColor: 'line',
  },
});
const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    columnGap: '6',
    rowGap: '1',
    maxWidth: 'page',
    minHeight: '3.5rem',
    marginX: 'auto',
    paddingX: { base: '4', md: '6' },
    paddingY: '2',
    overflowWrap: 'anywhere',
    '& > button, & > a': { flexShrink: '0' },
  },
});
const ServedText = styled('p', { base: { margin: '0', flexGrow: '1', minWidth: '0' } });
const Facts = styled('span', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3' },
});
const Fact = styled('span', { base: { color: 'fg.muted' } });
const OutstandingAmount = styled('strong', { base: { color: 'danger' } });

/** The bar above every page of the bookings site: the centre of the desk, and the customer whom staff serve. */
export function StaffBar() {
  const { staffName, customer, venues, venueSlug, ...events } = useUnit({
    staffName: $fullName,
    customer: $servedCustomer,
    venues: $venues,
    venueSlug: $selectedVenueSlug,
    requestVenues: venuesRequested,
    reportShown: staffBarShown,
    reportHidden: staffBarHidden,
    finish: finishRequested,
  });
  useEffect(() => {
    events.requestVenues();
    events.reportShown();
    return () => events.reportHidden();
  }, [events.requestVenues, events.reportShown, events.reportHidden]);
  const centreName = venues.find((venue) => venue.slug === venueSlug)?.name;
  const deskLabel = [text('desk.bar'), staffName, centreName].filter(Boolean).join(' · ');
  return (
    <Band aria-label={text('desk.bar')} data-staff-bar>
      <Row>
        <Fact>{deskLabel}</Fact>
        {customer ? (
          <>
            <ServedText role="status">
              <ServedCustomerFacts customer={customer} />
            </ServedText>
            <Button variant="secondary" onClick={() => events.finish()}>
              {text('desk.finish', { name: customer.firstName })}
            </Button>
            <HandOffBar />
          </>
        ) : (
          <>
            <ServedText role="status">{text('desk.nobody')}</ServedText>
            <ButtonLink variant="secondary" to={deskPaths.home}>
              {text('desk.find')}
            </ButtonLink>
          </>
        )}
      </Row>
      {customer && <FinishDialog firstName={customer.firstName} />}
      {customer && <StillServingDialog firstName={customer.firstName} />}
    </Band>
  );
}

function ServedCustomerFacts({ customer }: { customer: ServedCustomer }) {
  const { currency } = useUnit($config);
  const { firstName, lastName, reference, memberships, outstandingPenalties } = customer;
  const membershipNames = memberships.map(({ name }) => name).join(', ');
  const facts = [text('desk.reference', { reference }), membershipNames || text('desk.noMembership')];
  const amountOwed = outstandingPenalties.reduce((sum, { price }) => sum + price.amount, 0);
  return (
    <Facts>
      <strong>{text('desk.serving', { name: `${firstName} ${lastName}` })}</strong>
      <Fact>{facts.join(' · ')}</Fact>
      {amountOwed > 0 && (
        <OutstandingAmount>
          {text('desk.penalties', { amount: formatMoney(amountOwed, currency) })}
        </OutstandingAmount>
      )}
    </Facts>
  );
}
