import { useUnit } from 'effector-react';
import { useId } from 'react';
import { $token } from '@/entities/customer';
import type { Camp, CampPerson } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { OutstandingBalanceNotice, ToBasket } from '@/widgets/book-place';
import * as model from '../model/camp';
import { text } from '../texts';

const PeopleList = styled('ul', {
  base: {
    margin: '0',
    padding: '0',
    listStyle: 'none',
    '& > li': { display: 'grid', paddingY: '2' },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});

interface BookCampProps {
  readonly camp: Camp;
  /** Whether at least one day can be booked. */
  readonly hasOpenDay: boolean;
}

/** The server's verdict on each child, and a button to choose days. */
export function BookCamp({ camp: { people }, hasOpenDay }: BookCampProps) {
  const { token, startBooking } = useUnit({ token: $token, startBooking: model.bookClicked });
  const headingId = useId();
  const verdictCodes = people.map(({ verdict }) => verdict.code);
  // A parent without bookable children can add one in the next step.
  const isNobodyBookable = people.every(({ verdict }) => !verdict.canBook);
  const canBook = hasOpenDay && !(isNobodyBookable && verdictCodes.includes('penalties'));
  const isForAnother = people.length > 0 && isNobodyBookable;
  return (
    <Stack gap="4" align="stretch">
      {verdictCodes.includes('in_basket') && <ToBasket />}
      {people.length > 0 && (
        <Stack gap="1" role="group" aria-labelledby={headingId}>
          <Heading level={2} size="sm" id={headingId}>
            {text('campPage.people')}
          </Heading>
          <PeopleList>
            {people.map((person) => (
              <li key={person.attendee.id}>
                <PersonVerdict person={person} />
              </li>
            ))}
          </PeopleList>
        </Stack>
      )}
      {verdictCodes.includes('penalties') && <OutstandingBalanceNotice />}
      {canBook && (
        <Stack gap="2" align="stretch">
          <Button variant={isForAnother ? 'secondary' : 'primary'} onClick={() => startBooking()}>
            {text(isForAnother ? 'campPage.bookForAnother' : 'campPage.book')}
          </Button>
          {token === null && (
            <Text size="sm" tone="muted">
              {text('campPage.logIn')}
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  );
}

function PersonVerdict({ person: { attendee, verdict, needsForm } }: { person: CampPerson }) {
  const { name, age } = attendee;
  const canCome = text(needsForm ? 'campPage.needsForm' : 'campPage.canCome');
  return (
    <>
      <Text as="span" tone="strong">
        {age === null ? name : text('campPage.aged', { name, age })}
      </Text>
      <Text size="sm" tone="muted">
        {verdict.canBook ? canCome : verdict.message}
      </Text>
    </>
  );
}
