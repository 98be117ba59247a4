import { useUnit } from 'effector-react';
import { waitingEntries } from '@/entities/account-notice';
import { CampDayList } from '@/entities/camp';
import { dayName, formatDayAndTimes } from '@/entities/session';
import type { WaitingEntry } from '@/shared/api';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../offer-texts';
import { Offer } from './offer';

interface OfferCardsProps {
  /** Whether the cards are above the page's title, where they must not have headings. */
  readonly isNotice?: boolean;
}

/** The customer's offers, each with the time left and its two buttons; renders nothing without one. */
export function OfferCards({ isNotice = false }: OfferCardsProps) {
  const offers = useUnit(waitingEntries.$data)?.filter(({ status }) => status === 'offered') ?? [];
  return offers.map((entry) => (
    <Card key={entry.id} as="section" isSelected aria-labelledby={`offer-${entry.id}`}>
      <Stack gap="3" align="start">
        <Stack gap="1">
          <Text size="sm" tone="muted">
            {text('offer.comeUp')}
          </Text>
          <Heading level={2} size="md" id={`offer-${entry.id}`} as={isNotice ? 'p' : 'h2'}>
            {entry.session.title}
          </Heading>
          <OfferTime entry={entry} />
          <Text tone="muted">{entry.session.venue.name}</Text>
        </Stack>
        <Offer entry={entry} receivedAt={entry.receivedAt} />
      </Stack>
    </Card>
  ));
}

function OfferTime({ entry: { session, days } }: { entry: WaitingEntry }) {
  if (days) return <CampDayList days={days} />;
  const day = dayName(session.localDate);
  return (
    <Text hasFigures>
      {formatDayAndTimes(session.type === 'course' ? text('offer.from', { day }) : day, session)}
    </Text>
  );
}
