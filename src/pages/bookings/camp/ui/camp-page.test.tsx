import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { $token, $user, signedIn } from '@/entities/customer';
import { $isLoginRequested, loginDismissed } from '@/features/sign-in';
import { navigatorReady } from '@/shared/routes';
import { answerInTurn, aUser, type FakeAnswer, fakeOperator, readText } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import {
  buildCamp,
  buildCampDay,
  buildCampOptions,
  buildCampPerson,
} from '../../../../../tests/fixtures/camps.ts';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { CampPage } from './camp-page';

let visitedPaths: string[] = [];

async function openCamp(answers: readonly FakeAnswer[], { token = null }: { token?: string | null } = {}) {
  fakeOperator({
    'GET /api/activities/camps/multi-sports-camp': answerInTurn(answers),
    'GET /api/cart': { data: buildCart({ items: [] }) },
  });
  const penalty = {
    id: 'owed-1',
    name: 'Missed class',
    price: { amount: 300, formatted: '£3.00', decimal: '3.00' },
  };
  const scope = fork({
    values: [
      [$token, token],
      [$user, token === null ? null : aUser({ outstandingPenalties: [penalty] })],
    ],
  });
  visitedPaths = [];
  await allSettled(navigatorReady, { scope, params: (to) => visitedPaths.push(to) });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={['/camps/riverside/multi-sports-camp']}>
          <Routes>
            <Route path="/camps/:locationSlug/:campSlug" element={<CampPage />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return scope;
}

const buildCampAnswer = (overrides: Parameters<typeof buildCamp>[0] = {}) => ({ data: buildCamp(overrides) });
const findBookButton = () => screen.findByRole('button', { name: 'Book' });

// Proves B7.1.
test('a camp shows what, when, where and for whom it is, its price and until when it can be cancelled', async () => {
  await openCamp([buildCampAnswer()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Multi-sports camp' })).toBeTruthy();
  expect(screen.getByText('Mon 7 Dec to Fri 11 Dec')).toBeTruthy();
  expect(screen.getByText('Riverside Leisure Centre · Main hall · Aged 5 to 11')).toBeTruthy();
  expect(screen.getByText('Full day, 08:30 to 17:30')).toBeTruthy();
  expect(screen.getByText('£28.00')).toBeTruthy();
  expect(screen.getByText('£126.00')).toBeTruthy();
  expect(screen.getByText('Early drop-off from 08:00')).toBeTruthy();
  expect(
    screen.getByText('Cancel any day free up to 7 days before. After that there’s no refund.'),
  ).toBeTruthy();
  expect(screen.getByText(/the refund is its share of what you paid/)).toBeTruthy();
  expect(screen.getByText('Please bring a packed lunch.')).toBeTruthy();
});

// Proves B7.1.
test('each day shows its availability, such as a full Wednesday or the half-day that is left', async () => {
  const [fullDay, morning, afternoon] = buildCampOptions();
  if (!fullDay || !morning || !afternoon) throw new Error('A day has three choices.');
  const fullState = { state: 'full' as const, remaining: 0 };
  await openCamp([
    buildCampAnswer({
      days: [
        buildCampDay(),
        buildCampDay({ date: '2026-12-08', options: buildCampOptions({ state: 'few', remaining: 2 }) }),
        buildCampDay({ date: '2026-12-09', options: buildCampOptions(fullState) }),
        buildCampDay({
          date: '2026-12-10',
          options: [{ ...fullDay, ...fullState }, { ...morning, ...fullState }, afternoon],
        }),
        buildCampDay({
          date: '2026-12-11',
          cancelled_reason: 'The hall is flooded.',
          options: buildCampOptions({ state: 'cancelled' }),
        }),
      ],
    }),
  ]);
  await findBookButton();
  const dayTexts = screen.getAllByRole('listitem').map(readText);
  expect(dayTexts).toEqual([
    'Monday 7 DecemberSpaces available',
    'Tuesday 8 December2 spaces left',
    'Wednesday 9 DecemberFull',
    'Thursday 10 DecemberOnly: Afternoon',
    'Friday 11 DecemberCancelled: The hall is flooded.',
  ]);
});

test('a visitor logs in first, and then chooses the days', async () => {
  const scope = await openCamp([buildCampAnswer(), buildCampAnswer()]);
  await userEvent.click(await findBookButton());
  expect(scope.getState($isLoginRequested)).toBe(true);
  expect(visitedPaths).toEqual([]);
  await act(() => allSettled(signedIn, { scope, params: 't-1' }));
  expect(visitedPaths).toEqual(['/camps/riverside/multi-sports-camp/book']);
});

test('a visitor who closes the log-in stays on the page', async () => {
  const scope = await openCamp([buildCampAnswer(), buildCampAnswer()]);
  await userEvent.click(await findBookButton());
  await act(() => allSettled(loginDismissed, { scope }));
  await act(() => allSettled(signedIn, { scope, params: 't-1' }));
  expect(visitedPaths).toEqual([]);
});

test('each child shows the server’s verdict', async () => {
  const leo = { id: 'p-1', name: 'Leo Taylor', relation: 'child', age: 6 } as const;
  const sam = { id: 'p-2', name: 'Sam Taylor', relation: 'child', age: 12 } as const;
  const message = 'This camp is for children aged 5 to 11 on its first day.';
  await openCamp(
    [
      buildCampAnswer({
        people: [
          buildCampPerson(),
          buildCampPerson({ attendee: leo, needs_form: true }),
          buildCampPerson({ attendee: sam, verdict: { can_book: false, code: 'too_old', message } }),
        ],
      }),
    ],
    { token: 't-1' },
  );
  const peopleList = within(await screen.findByRole('group', { name: 'Who can come' }));
  expect(peopleList.getAllByRole('listitem').map(readText)).toEqual([
    'Mia Taylor, aged 9Can come',
    'Leo Taylor, aged 6Can come. There’s a short form to fill in first.',
    `Sam Taylor, aged 12${message}`,
  ]);
  await userEvent.click(await findBookButton());
  expect(visitedPaths).toEqual(['/camps/riverside/multi-sports-camp/book']);
});

test('if no child of the customer can come, the button books for another child', async () => {
  const verdict = { can_book: false, code: 'too_old', message: 'Too old.' } as const;
  await openCamp([buildCampAnswer({ people: [buildCampPerson({ verdict })] })], { token: 't-1' });
  expect(await screen.findByRole('button', { name: 'Book for another child' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
});

test('booked days link to the basket, and an outstanding balance is paid first', async () => {
  const inBasketVerdict = { can_book: false, code: 'in_basket', message: 'Already in your basket.' } as const;
  const penaltiesVerdict = {
    can_book: false,
    code: 'penalties',
    message: 'Please pay what you owe first.',
  } as const;
  await openCamp(
    [
      buildCampAnswer({
        people: [
          buildCampPerson({ verdict: inBasketVerdict }),
          buildCampPerson({
            attendee: { id: 'p-1', name: 'Leo Taylor', relation: 'child', age: 6 },
            verdict: penaltiesVerdict,
          }),
        ],
      }),
    ],
    { token: 't-1' },
  );
  expect(await screen.findByRole('link', { name: 'In your basket Go to basket' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Pay what you owe' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
});

test('a full camp cannot be booked', async () => {
  await openCamp([buildCampAnswer({ state: 'full', open_day_count: 0 })]);
  expect(await screen.findByText('Full')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
});

test('a camp that fails to load can be retried, and an unknown camp shows a message', async () => {
  await openCamp([{ breaks: true }, { status: 404, body: { message: 'Not found.' } }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We can’t find that camp at this centre.')).toBeTruthy();
});
