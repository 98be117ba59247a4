import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $fullName, $servedCustomer, finishRequested, type ServedCustomer } from '@/entities/customer';
import { $venues } from '@/entities/venue';
import { $selectedVenueSlug } from '@/shared/mode';
import { bookings } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { ButtonLink } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import '../model/serve';
import { barGone, barShown } from '../model/idle';
import { text } from '../texts';
import { FinishDialog } from './finish-dialog';
import { StillServingDialog } from './still-serving-dialog';

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
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '1',
    maxWidth: 'page',
    minHeight: '3.5rem',
    marginX: 'auto',
    paddingX: { base: '4', md: '6' },
    paddingY: '1',
    overflowWrap: 'anywhere',
  },
});
const Who = styled('p', { base: { margin: '0', flexGrow: '1', minWidth: '0' } });
const Facts = styled('span', { base: { color: 'fg.muted' } });
const Owes = styled('strong', { base: { color: 'danger' } });

/** Where staff are, and whom they serve: on every page of the bookings site. */
export function StaffBar() {
  const { staff, customer, venues, slug, ...on } = useUnit({
    staff: $fullName,
    customer: $servedCustomer,
    venues: $venues,
    slug: $selectedVenueSlug,
    shown: barShown,
    gone: barGone,
    finish: finishRequested,
  });
  useEffect(() => {
    on.shown();
    return () => on.gone();
  }, [on.shown, on.gone]);
  const centre = venues.find((venue) => venue.slug === slug)?.name;
  const place = [text('desk.bar'), staff, centre].filter(Boolean).join(' · ');
  return (
    <Band aria-label={text('desk.bar')}>
      <Row>
        <Facts>{place}</Facts>
        {customer ? (
          <>
            <Who role="status">
              <Served customer={customer} />
            </Who>
            <Button variant="secondary" onClick={() => on.finish()}>
              {text('desk.finish', { name: firstName(customer) })}
            </Button>
          </>
        ) : (
          <>
            <Who role="status">{text('desk.nobody')}</Who>
            <ButtonLink variant="secondary" to={bookings.frontOfHouse}>
              {text('desk.find')}
            </ButtonLink>
          </>
        )}
      </Row>
      {customer && <FinishDialog name={firstName(customer)} />}
      {customer && <StillServingDialog name={firstName(customer)} />}
    </Band>
  );
}

function Served({ customer }: { customer: ServedCustomer }) {
  const { name, reference, membership, hasOutstandingPenalties } = customer;
  const facts = [text('desk.reference', { reference }), membership ?? text('desk.noMembership')];
  return (
    <>
      <span>{`${text('desk.serving')} `}</span>
      <strong>{name}</strong>
      <Facts>{` · ${facts.join(' · ')}`}</Facts>
      {hasOutstandingPenalties && (
        <>
          {' · '}
          <Owes>{text('desk.penalties')}</Owes>
        </>
      )}
    </>
  );
}

const firstName = ({ name }: ServedCustomer): string => name.split(' ')[0] ?? name;
