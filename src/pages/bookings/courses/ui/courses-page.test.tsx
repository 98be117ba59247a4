import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { answerInTurn, type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildActivityReference } from '../../../../../tests/fixtures/activities.ts';
import { buildCourseSummary } from '../../../../../tests/fixtures/courses.ts';
import { buildVenue } from '../../../../../tests/fixtures/venues.ts';
import { buildPrice } from '../../../../../tests/fixtures/wire.ts';
import { CoursesPage } from './courses-page';

function ShownAddress() {
  const { search } = useLocation();
  return <p>{`at ${search}`}</p>;
}

function openCourses(answers: readonly FakeAnswer[], query = '') {
  fakeOperator({
    'GET /api/activities/courses': answerInTurn(answers),
    'GET /api/activities/venues/riverside': { data: buildVenue({ name: 'Riverside' }) },
  });
  render(
    <Provider value={fork()}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[`/courses/riverside${query}`]}>
          <Routes>
            <Route path="/courses/:locationSlug" element={<CoursesPage />} />
          </Routes>
          <ShownAddress />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
}

const badminton = buildCourseSummary();
const swimmingLessons = buildCourseSummary({
  id: 'c-2',
  title: 'Swimming lessons, stage 3',
  activity: buildActivityReference({ slug: 'swimming-lessons', name: 'Swimming Lessons' }),
  level: 'Stage 3',
  requires_level: 'Stage 2',
  age: { min: 5, max: 11 },
  weekday: 6,
  sessions_left: 10,
  price: buildPrice(7000),
  pro_rata_price: buildPrice(7000),
});
const bothCourses = { data: [badminton, swimmingLessons] };
const listCourseTitles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a course that has begun shows the price of the remaining sessions, and links to its page', async () => {
  openCourses([{ data: [badminton] }]);
  const link = await screen.findByRole('link', { name: 'Badminton for beginners' });
  expect(link.getAttribute('href')).toBe(`/courses/riverside/${badminton.id}`);
  expect(screen.getByText('Tuesdays, 19:00 to 20:00 · Tue 27 Oct to Tue 29 Dec')).toBeTruthy();
  expect(screen.getByText('Sports hall · with Tomasz · Beginner · Aged 16 and over')).toBeTruthy();
  expect(screen.getByText('8 spaces')).toBeTruthy();
  expect(screen.getByText('£42.00 for the 6 sessions left')).toBeTruthy();
  expect(screen.getByText('Whole course: £70.00')).toBeTruthy();
});

test('a course that has not begun shows its price and the level needed before', async () => {
  openCourses([{ data: [swimmingLessons] }]);
  expect(await screen.findByText('£70.00 for 10 sessions')).toBeTruthy();
  expect(screen.getByText(/Complete Stage 2 first/)).toBeTruthy();
  expect(screen.queryByText(/^Whole course/)).toBeNull();
});

test.each([
  ['full', 0, 'Full'],
  ['closed', 3, 'Too late to join'],
  ['cancelled', 3, 'Cancelled'],
  ['few', 2, '2 spaces left'],
  ['few', 1, '1 space left'],
] as const)('a course that is %s with %d places says so in words', async (state, remaining, sentence) => {
  openCourses([{ data: [buildCourseSummary({ state, remaining })] }]);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test.each([
  [true, 'Full. The waiting list is open.'],
  [false, 'Full'],
])('a full course shows whether its waiting list is open: %s', async (waiting_list_open, sentence) => {
  openCourses([{ data: [buildCourseSummary({ state: 'full', remaining: 0, waiting_list_open })] }]);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('a course that can no longer be joined has no price', async () => {
  openCourses([{ data: [buildCourseSummary({ state: 'closed' })] }]);
  expect(await screen.findByText('Too late to join')).toBeTruthy();
  expect(screen.queryByText(/£/)).toBeNull();
});

test('courses that can no longer be joined come last, but full ones do not', async () => {
  const closedCourse = buildCourseSummary({ id: 'c-3', title: 'Judo', state: 'closed' });
  const cancelledCourse = buildCourseSummary({ id: 'c-4', title: 'Tennis', state: 'cancelled' });
  const fullCourse = buildCourseSummary({ id: 'c-5', title: 'Padel', state: 'full', remaining: 0 });
  openCourses([{ data: [closedCourse, cancelledCourse, fullCourse, badminton] }]);
  await screen.findByText('Judo');
  expect(listCourseTitles()).toEqual(['Padel', 'Badminton for beginners', 'Judo', 'Tennis']);
});

test('a course for members only has no price', async () => {
  openCourses([{ data: [buildCourseSummary({ price: null, pro_rata_price: null })] }]);
  expect(await screen.findByText('6 of 10 sessions left, for members only')).toBeTruthy();
});

test.each([
  ['Activity', 'Swimming Lessons', '?activity=swimming-lessons'],
  ['Level', 'Stage 3', '?level=Stage+3'],
  ['Day', 'Saturdays', '?weekday=6'],
  ['Age', '7 years', '?age=7'],
])('a choice of %s is kept in the address and applies at once', async (label, choice, expectedQuery) => {
  openCourses([bothCourses]);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), choice);
  expect(listCourseTitles()).toEqual(['Swimming lessons, stage 3']);
  expect(screen.getByText('1 of 2 courses')).toBeTruthy();
  expect(screen.getByText(`at ${expectedQuery}`)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all courses' }));
  expect(screen.getByText('2 courses')).toBeTruthy();
});

test('the filters in an address apply, and invalid ones show all courses', async () => {
  openCourses([bothCourses], '?age=16&weekday=9');
  expect(await screen.findByText('1 of 2 courses')).toBeTruthy();
  expect(listCourseTitles()).toEqual(['Badminton for beginners']);
});

test('if no course matches the filters, a message is shown and they can be cleared', async () => {
  openCourses([bothCourses], '?activity=judo');
  expect(await screen.findByText('No courses match your filters.')).toBeTruthy();
  const [, clearButton] = screen.getAllByRole('button', { name: 'Show all courses' });
  if (!clearButton) throw new Error('The list says how to see all.');
  await userEvent.click(clearButton);
  expect(listCourseTitles()).toHaveLength(2);
});

test('a centre without courses shows a message', async () => {
  openCourses([{ data: [] }]);
  expect(await screen.findByText('There are no courses at this centre at the moment.')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a list that fails to load can be retried', async () => {
  openCourses([{ breaks: true }, bothCourses]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 courses')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('We couldn’t load the courses.')).toBeNull());
});

test('an unknown centre shows a message', async () => {
  openCourses([{ status: 404, body: { message: 'Unable to complete request, item not found.' } }]);
  expect(await screen.findByText('We can’t find that centre.')).toBeTruthy();
});
