import { useUnit } from 'effector-react';
import { CategoryPicture, findCategory } from '@/entities/category';
import {
  formatCourseDates,
  formatCourseState,
  formatCourseTimes,
  formatSessionsLeft,
  hasRoom,
  isPriceShown,
  listCourseFacts,
  toLabelState,
} from '@/entities/course';
import { $token } from '@/entities/customer';
import { StateLabel } from '@/entities/session';
import { NonMemberPrices } from '@/features/choose-attendees';
import { $newEntries, canWait, hasWaitingList, WaitingList } from '@/features/join-waiting-list';
import { loginRequested } from '@/features/sign-in';
import type { Course } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Card } from '@/shared/ui/card';
import { DetailColumns, DetailLines } from '@/shared/ui/detail-columns';
import { Heading } from '@/shared/ui/heading';
import { SafeHtml } from '@/shared/ui/safe-html';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Places } from '@/widgets/book-place';
import { listCancelSentences, listCourseRules } from '../lib/rules';
import { text } from '../texts';
import { CourseSessions } from './course-sessions';

interface CourseDetailProps {
  readonly course: Course;
  /** The slug of the centre. */
  readonly slug: string;
  readonly onForm: (attendeeId: string) => void;
}

/** What, when and for whom; the sessions; the price of the remaining ones, and who can come. */
export function CourseDetail({ course, slug, onForm }: CourseDetailProps) {
  const { description, attendeeInstructions, accessibilitySupport, sessions, nextDate } = course;
  const rules = listCourseRules(course);
  return (
    <DetailColumns
      picture={
        <CategoryPicture
          src={course.imageUrl}
          category={findCategory(course.activity.slug, course.activity.categoryId, course.title)}
          name={course.title}
        />
      }
      side={
        <Card isRaised>
          <CourseBooking course={course} slug={slug} onForm={onForm} />
        </Card>
      }
    >
      {description !== '' && (
        <Stack gap="3">
          <Heading level={2}>{text('coursePage.about')}</Heading>
          <SafeHtml html={description} />
        </Stack>
      )}
      <Stack gap="3">
        <Heading level={2}>{text('coursePage.sessions')}</Heading>
        <CourseSessions sessions={sessions} nextDate={nextDate} />
      </Stack>
      <DetailLines
        title={text('coursePage.bring')}
        lines={attendeeInstructions ? [attendeeInstructions] : []}
      />
      <DetailLines
        title={text('coursePage.access')}
        lines={accessibilitySupport.length > 0 ? [accessibilitySupport.join(', ')] : []}
      />
      <DetailLines title={text('coursePage.rules')} lines={rules} />
    </DetailColumns>
  );
}

function CourseBooking({ course, slug, onForm }: CourseDetailProps) {
  const { state, venue, notice, price, sessionsLeft, sessionsTotal, people, openOffers } = course;
  const { token, newEntries, logIn } = useUnit({
    token: $token,
    newEntries: $newEntries,
    logIn: loginRequested,
  });
  const isOnSale = isPriceShown(course);
  const isWaitingListShown = hasWaitingList(course, newEntries);
  return (
    <Stack gap="6" align="stretch">
      <Stack gap="1">
        <Text tone="strong" size="lg">
          {formatCourseTimes(course)}
        </Text>
        <Text>{formatCourseDates(course)}</Text>
        <Text tone="muted">{[venue.name, ...listCourseFacts(course)].join(' · ')}</Text>
        <StateLabel state={toLabelState(course)}>{formatCourseState(course)}</StateLabel>
      </Stack>
      {state === 'cancelled' && (
        <Alert status="warning" title={text('coursePage.cancelled')} isLive={false}>
          {notice}
        </Alert>
      )}
      {isOnSale && (
        <Stack gap="1">
          <Text tone="strong" size="lg">
            {formatSessionsLeft(course)}
          </Text>
          {price && sessionsLeft < sessionsTotal && (
            <Text size="sm" tone="muted">
              {text('coursePage.whole', { all: sessionsTotal, price: price.formatted })}
            </Text>
          )}
        </Stack>
      )}
      {isOnSale && people.length === 0 && openOffers.length > 1 && (
        <Stack gap="1">
          <Heading level={2} size="sm">
            {text('coursePage.prices')}
          </Heading>
          <NonMemberPrices offers={openOffers} />
        </Stack>
      )}
      {isWaitingListShown && <WaitingList session={course} onLogIn={token === null ? () => logIn() : null} />}
      {state !== 'cancelled' && !(isWaitingListShown && canOnlyWait(course, token !== null)) && (
        <Places
          bookable={{ ...course, type: 'course', needsNames: true, hasRoom: hasRoom(course) }}
          slug={slug}
          onForm={onForm}
        />
      )}
      {hasRoom(course) &&
        listCancelSentences(course).map((sentence) => (
          <Text key={sentence} size="sm" tone="muted">
            {sentence}
          </Text>
        ))}
    </Stack>
  );
}

/** Whether the waiting list is the only option: there is no charge to pay, no form to complete and no child to add. */
function canOnlyWait(course: Course, isCustomer: boolean): boolean {
  if (hasRoom(course)) return false;
  const { people, waitingList } = course;
  const hasOtherAction = people.some(
    ({ verdict: { code } }) => code === 'penalties' || code === 'form_needed',
  );
  return !isCustomer || (!hasOtherAction && (waitingList.mine.length > 0 || people.some(canWait)));
}
