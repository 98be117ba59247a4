import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { $token, $user } from '@/entities/customer';
import type { User } from '@/shared/api';
import { bookings } from '@/shared/routes';
import { answerInTurn, type FakeAnswer, type FakeCall, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import {
  buildActivitySessionDetail,
  buildOffer,
  buildPersonVerdict,
} from '../../../../../tests/fixtures/activities.ts';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { SessionPage } from '../ui/session-page';

export const SESSION_ID = 's-20261124';
export const customerOptions = { token: 't-1' };
/** The requests of the last opened page. */
export let calls: FakeCall[] = [];

type OpenSessionOptions = { token?: string | null; addAnswer?: FakeAnswer; user?: User | null };

export function openSession(
  answers: readonly FakeAnswer[],
  { token = null, addAnswer = { breaks: true }, user = null }: OpenSessionOptions = {},
  otherAnswers: Parameters<typeof fakeOperator>[0] = {},
) {
  calls = fakeOperator({
    [`GET /api/activities/sessions/${SESSION_ID}`]: answerInTurn(answers),
    'POST /api/cart/add': addAnswer,
    'GET /api/cart': { data: buildCart({ items: [] }) },
    ...otherAnswers,
  });
  const scope = fork({
    values: [
      [$token, token],
      [$user, user],
    ],
    handlers: [[toastTimerFx, () => 0]],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[`/location/riverside/sessions/${SESSION_ID}`]}>
          <Routes>
            <Route path={bookings.session} element={<SessionPage />} />
          </Routes>
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return scope;
}

export const buildSessionAnswer = (overrides: Parameters<typeof buildActivitySessionDetail>[0] = {}) => ({
  data: buildActivitySessionDetail({ id: SESSION_ID, ...overrides }),
});

export const samVerdict = buildPersonVerdict();
export const miaVerdict = buildPersonVerdict({
  attendee: { id: 'p-2', name: 'Mia Taylor', relation: 'child', age: 9 },
  offers: [
    buildOffer({ pricing_option_id: 'junior', label: 'Junior' }),
    buildOffer({ pricing_option_id: 'swim-card', label: 'Ten swims', is_default: false }),
  ],
});
/** The items that were added to the basket. */
export const listAddedBodies = () =>
  calls.filter(({ call }) => call === 'POST /api/cart/add').map(({ body }) => body);
export const findButton = (name = 'Book') => screen.findByRole('button', { name });
