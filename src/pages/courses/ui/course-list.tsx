import {
  courseFacts,
  coursePath,
  courseStateWords,
  datesText,
  isSold,
  labelState,
  leftText,
  timesText,
} from '@/entities/course';
import { StateLabel } from '@/entities/session';
import type { CourseSummary } from '@/shared/api';
import { Link } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

const List = styled('ul', {
  base: { display: 'grid', gap: '3', margin: '0', padding: '0', listStyle: 'none' },
});
const Row = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '6',
    rowGap: '2',
    padding: { base: '4', md: '6' },
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    background: 'surface',
    overflowWrap: 'anywhere',
    '&:has(a:hover)': { borderColor: 'primary.text' },
    '& h2': { margin: '0', fontFamily: 'body', fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug' },
    // The whole row is the target of its link.
    '& a': { color: 'fg', textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    '& a:hover': { textDecoration: 'underline' },
    '& a:focus-visible': { outline: 'none', boxShadow: 'none' },
    '& a:focus-visible::after': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});
const Facts = styled('div', { base: { display: 'grid', gap: '1' } });
const Prices = styled('div', {
  base: { display: 'grid', gap: '0', textAlign: { base: 'start', md: 'end' } },
});

interface CourseListProps {
  /** Of the centre. */
  readonly slug: string;
  readonly courses: readonly CourseSummary[];
}

/** Courses: what, when, for whom, whether there is room, and what the sessions that are left cost. */
export function CourseList({ slug, courses }: CourseListProps) {
  if (courses.length === 0) return null;
  return (
    <List>
      {courses.map((course) => (
        <Row key={course.id}>
          <Facts>
            <h2>
              <Link to={coursePath(slug, course.id)}>{course.title}</Link>
            </h2>
            <Text>{`${timesText(course)} · ${datesText(course)}`}</Text>
            <Text tone="muted">{factsText(course)}</Text>
            <StateLabel state={labelState(course)}>{courseStateWords(course)}</StateLabel>
          </Facts>
          {isSold(course) && (
            <Prices>
              <Text tone="strong" size="lg">
                {leftText(course)}
              </Text>
              {course.price && course.sessionsLeft < course.sessionsTotal && (
                <Text tone="muted" size="sm">
                  {text('courses.full', { price: course.price.formatted })}
                </Text>
              )}
            </Prices>
          )}
        </Row>
      ))}
    </List>
  );
}

function factsText(course: CourseSummary): string {
  const { requiresLevel: level } = course;
  return [...courseFacts(course), ...(level === null ? [] : [text('courses.requires', { level })])].join(
    ' · ',
  );
}
