import { useUnit } from 'effector-react';
import { formatCampAges, formatCampDates, formatCampState, hasRoom } from '@/entities/camp';
import { CategoryPicture, findCategory } from '@/entities/category';
import { $token } from '@/entities/customer';
import { StateLabel } from '@/entities/session';
import { $newEntries, hasWaitingList, WaitingList } from '@/features/join-waiting-list';
import { loginRequested } from '@/features/sign-in';
import type { Camp } from '@/shared/api';
import { Card } from '@/shared/ui/card';
import { DetailColumns } from '@/shared/ui/detail-columns';
import { Heading } from '@/shared/ui/heading';
import { SafeHtml } from '@/shared/ui/safe-html';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { listCampRules } from '../lib/rules';
import { toWaitingTarget } from '../lib/to-waiting-target';
import { text } from '../texts';
import { BookCamp } from './book-camp';
import { CampDays } from './camp-days';

/** What, when, for whom and the price; the days; the people who can come. */
export function CampDetail({ camp }: { camp: Camp }) {
  const { html, instructions, venue, space, extras, state } = camp;
  return (
    <DetailColumns
      picture={
        <CategoryPicture src={camp.imageUrl} category={findCategory(camp.name, 'camp')} name={camp.name} />
      }
      side={
        <Card isRaised>
          <Stack gap="6" align="stretch">
            <Stack gap="1">
              <Text tone="strong" size="lg">
                {formatCampDates(camp)}
              </Text>
              <Text tone="muted">
                {[venue.name, space, formatCampAges(camp)].filter(Boolean).join(' · ')}
              </Text>
              <StateLabel state={state}>{formatCampState(camp)}</StateLabel>
            </Stack>
            <Prices camp={camp} />
            {extras.length > 0 && (
              <Stack gap="1" align="stretch">
                <Heading level={2} size="sm">
                  {text('campPage.extras')}
                </Heading>
                <SummaryList
                  label={text('campPage.extras')}
                  rows={extras.map(({ id, label, price }) => ({ key: id, label, value: price.formatted }))}
                />
              </Stack>
            )}
            <BookCamp camp={camp} hasOpenDay={hasRoom(camp)} />
            <CampWaitingList camp={camp} />
          </Stack>
        </Card>
      }
    >
      {html !== '' && (
        <Stack gap="3">
          <Heading level={2}>{text('campPage.about')}</Heading>
          <SafeHtml html={html} />
        </Stack>
      )}
      <Stack gap="3">
        <Heading level={2}>{text('campPage.days')}</Heading>
        <CampDays days={camp.days} />
      </Stack>
      {instructions && (
        <Stack gap="1">
          <Heading level={2} size="md">
            {text('campPage.bring')}
          </Heading>
          <Text>{instructions}</Text>
        </Stack>
      )}
      <Stack gap="1">
        <Heading level={2} size="md">
          {text('campPage.rules')}
        </Heading>
        {listCampRules(camp).map((rule) => (
          <Text key={rule}>{rule}</Text>
        ))}
      </Stack>
    </DetailColumns>
  );
}

/** The waiting list for the full days. */
function CampWaitingList({ camp }: { camp: Camp }) {
  const { token, newEntries, logIn } = useUnit({
    token: $token,
    newEntries: $newEntries,
    logIn: loginRequested,
  });
  const waitingTarget = toWaitingTarget(camp);
  const waitingState = waitingTarget.days?.length ? 'full' : camp.state;
  if (!hasWaitingList({ ...waitingTarget, state: waitingState }, newEntries)) return null;
  return <WaitingList session={waitingTarget} onLogIn={token === null ? () => logIn() : null} />;
}

/** The prices of a day, by option. */
function Prices({ camp: { days, weekPrice } }: { camp: Camp }) {
  const options = days[0]?.options ?? [];
  return (
    <Stack gap="1" align="stretch">
      <Heading level={2} size="sm">
        {text('campPage.prices')}
      </Heading>
      <SummaryList
        label={text('campPage.prices')}
        rows={[
          ...options.map(({ id, label, from, to, price }) => ({
            key: id,
            label: text('campPage.time', { label, from, to }),
            value: price.formatted,
          })),
          { label: text('campPage.week'), value: weekPrice?.formatted ?? null },
        ]}
      />
    </Stack>
  );
}
