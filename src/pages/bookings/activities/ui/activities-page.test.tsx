import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { answerInTurn, type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { buildActivity } from '../../../../../tests/fixtures/activities.ts';
import { buildVenue } from '../../../../../tests/fixtures/venues.ts';
import { ActivitiesPage } from './activities-page';

const yoga = buildActivity();
const taiChi = buildActivity({
  id: 'a-2',
  slug: 'tai-chi',
  name: 'Tai Chi',
  description: '<p>Slow &amp; steady.</p><p>For <b>everybody</b>.</p>',
});
const swimming = buildActivity({
  id: 'a-3',
  slug: 'swimming',
  name: 'Swimming',
  category_id: 'water',
  category_name: 'In the water',
});

const ShownAddress = () => {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
};

function openActivities(answers: FakeAnswer[], search = '') {
  fakeOperator({
    'GET /api/activities/catalogue': answerInTurn(answers),
    // A centre that sells no memberships, so only this site knows its name.
    'GET /api/activities/venues/riverside': { data: buildVenue({ name: 'Riverside Leisure Centre' }) },
  });
  render(
    <Provider value={fork()}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[`/location/riverside/activities${search}`]}>
          <ShownAddress />
          <Routes>
            <Route path="/location/:locationSlug/activities" element={<ActivitiesPage />} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return userEvent.setup();
}
const listHeadings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map((heading) => heading.textContent);

test('the activities of a centre are sorted by category and name, each with an excerpt', async () => {
  openActivities([{ data: [yoga, swimming, taiChi] }]);
  expect(await screen.findByText('3 activities')).toBeTruthy();
  expect(listHeadings(2)).toEqual(['In the water', 'Mind and body']);
  expect(listHeadings(3)).toEqual(['Swimming', 'Tai Chi', 'Yoga']);
  expect(screen.getByText('Slow & steady. For everybody.')).toBeTruthy();
  expect(screen.getByText('Riverside Leisure Centre')).toBeTruthy();
});

test('a search matches names and categories, is kept in the address, and can be cleared', async () => {
  const user = openActivities([{ data: [yoga, swimming, taiChi] }]);
  const searchField = await screen.findByRole('searchbox', { name: 'Search the activities' });
  await user.type(searchField, 'CHÍ body');
  expect(screen.getByText('1 activity')).toBeTruthy();
  expect(listHeadings(3)).toEqual(['Tai Chi']);
  await user.tab();
  expect(screen.getByText('at /location/riverside/activities?search=CH%C3%8D+body')).toBeTruthy();
  await user.type(searchField, ' polo');
  expect(screen.getByText('No activity matches “CHÍ body polo”.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all activities' }));
  expect(listHeadings(3)).toHaveLength(3);
  expect(screen.getByText('at /location/riverside/activities')).toBeTruthy();
});

test('a search in the address is applied when the page opens', async () => {
  openActivities([{ data: [yoga, swimming] }], '?search=swim');
  expect(await screen.findByText('1 activity')).toBeTruthy();
});

test('an activity links to its page', async () => {
  const user = openActivities([{ data: [yoga] }]);
  await user.click(await screen.findByRole('link', { name: 'Yoga' }));
  expect(screen.getByText('at /location/riverside/activities/yoga')).toBeTruthy();
});

test('a centre without activities shows a message', async () => {
  openActivities([{ data: [] }]);
  expect(await screen.findByText('There’s nothing on at this centre for the next two weeks.')).toBeTruthy();
});

test('activities that fail to load can be retried', async () => {
  const user = openActivities([{ breaks: true }, { data: [yoga] }]);
  expect(await screen.findByText('We couldn’t load the activities.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 activity')).toBeTruthy();
  expect(screen.queryByText('We couldn’t load the activities.')).toBeNull();
});
