import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { CategoryPicture, findCategory } from '@/entities/category';
import { $token } from '@/entities/customer';
import {
  COUNTDOWN_FROM_MS,
  dayName,
  formatTimes,
  listSessionFacts,
  SessionPrice,
  StateBadge,
  useOpening,
  useServerNow,
} from '@/entities/session';
import { NonMemberPrices } from '@/features/choose-attendees';
import { $newEntries, hasWaitingList, WaitingList } from '@/features/join-waiting-list';
import { loginRequested } from '@/features/sign-in';
import type { ActivitySessionDetail } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Card } from '@/shared/ui/card';
import { DetailColumns, DetailLines } from '@/shared/ui/detail-columns';
import { Heading } from '@/shared/ui/heading';
import { SafeHtml } from '@/shared/ui/safe-html';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { listRules } from '../lib/session-rules';
import { text } from '../session-texts';
import { Places } from './places';

interface SessionDetailProps {
  readonly session: ActivitySessionDetail;
  /** The slug of the centre. */
  readonly slug: string;
  readonly receivedAt: number;
  /** One column, whatever the width of the window. */
  readonly isPanel: boolean;
  readonly onOpened: () => void;
}

/** Shows when, where and with whom a session takes place, its availability, prices and attendees, and the rules. */
export function SessionDetail({ session, slug, receivedAt, isPanel, onOpened }: SessionDetailProps) {
  const { localDate, localStart, localEnd, state, notice, space, venue, opensAt } = session;
  const serverTime = Date.parse(session.serverTime);
  const clock = useMemo(() => ({ serverTime, receivedAt }), [serverTime, receivedAt]);
  const opening = state === 'not_yet' && opensAt ? Date.parse(opensAt) : null;
  const now = useServerNow(clock, opening !== null && opening - serverTime < 2 * COUNTDOWN_FROM_MS);
  useOpening(clock, opening, onOpened);
  const { people, openOffers, attendeeInstructions, accessibilitySupport, description } = session;
  const { token, newEntries, logIn } = useUnit({
    token: $token,
    newEntries: $newEntries,
    logIn: loginRequested,
  });
  const hasRoom = state === 'available' || state === 'few';
  const isAwaited = hasWaitingList(session, newEntries);
  // The waiting list is the only option: nobody is blocked by an unpaid balance, which could be paid here.
  const isOnlyAwaited = isAwaited && !hasRoom && people.every(({ verdict }) => verdict.code !== 'penalties');
  const rules = listRules(session);
  const facts = listSessionFacts(session, space?.name ?? null);
  return (
    <DetailColumns
      isNarrow={isPanel}
      picture={
        !isPanel && (
          <CategoryPicture
            src={session.imageUrl}
            category={findCategory(session.activity.slug, session.activity.categoryId, session.title)}
            name={session.title}
          />
        )
      }
      side={
        <Card isRaised>
          <Stack gap="6">
            <Stack gap="1">
              <Text tone="strong" size="lg">
                {dayName(localDate)}
              </Text>
              <Text isAmount>{formatTimes({ localStart, localEnd })}</Text>
              <Text tone="muted">{[venue.name, ...facts].join(' · ')}</Text>
              <Stack direction="row" gap="4" align="center" justify="between">
                <StateBadge session={session} now={now} />
                {state !== 'cancelled' && <SessionPrice session={session} />}
              </Stack>
            </Stack>
            {notice && state !== 'cancelled' && (
              <Alert status="info" title={text('session.notice')} isLive={false}>
                {notice}
              </Alert>
            )}
            {isAwaited && <WaitingList session={session} onLogIn={token === null ? () => logIn() : null} />}
            {people.length === 0 && openOffers.length > 1 && (
              <Stack gap="1">
                <Heading level={2} size="sm">
                  {text('session.prices')}
                </Heading>
                <NonMemberPrices offers={openOffers} />
              </Stack>
            )}
            {state !== 'cancelled' && !isOnlyAwaited && (
              <Places bookable={{ ...session, hasRoom }} session={session} slug={slug} />
            )}
          </Stack>
        </Card>
      }
    >
      {description !== '' && (
        <Stack gap="3">
          <Heading level={2}>{text('session.about')}</Heading>
          <SafeHtml html={description} />
        </Stack>
      )}
      <DetailLines title={text('session.bring')} lines={attendeeInstructions ? [attendeeInstructions] : []} />
      <DetailLines
        title={text('session.access')}
        lines={accessibilitySupport.length > 0 ? [accessibilitySupport.join(', ')] : []}
      />
      <DetailLines title={text('session.rules')} lines={rules} />
    </DetailColumns>
  );
}
