import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { $token } from '@/entities/customer';
import { $mode } from '@/shared/mode';
import { navigatorReady } from '@/shared/routes';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import {
  buildCamp,
  buildCampDay,
  buildCampOptions,
  buildCampPerson,
} from '../../../../../tests/fixtures/camps.ts';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { CampBookingPage } from '../ui/camp-booking-page';

function BrowserControls() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`at ${search}`}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
    </>
  );
}

interface OpenBookingOptions {
  readonly query?: string;
  readonly addAnswer?: FakeAnswer;
  readonly isKiosk?: boolean;
  /** Additional answers of the operator. */
  readonly otherAnswers?: Parameters<typeof fakeOperator>[0];
}

/**
 * Opens the booking of a camp for a customer, with an operator who gives these answers for the camp one after another.
 */
export async function openBooking(
  campAnswers: readonly FakeAnswer[],
  { query = '', addAnswer = { breaks: true }, isKiosk = false, otherAnswers = {} }: OpenBookingOptions = {},
) {
  const answersLeft = [...campAnswers];
  const lastAnswer = campAnswers.at(-1) ?? { breaks: true };
  const calls = fakeOperator({
    'GET /api/activities/camps/multi-sports-camp': () => answersLeft.shift() ?? lastAnswer,
    'POST /api/cart/add': addAnswer,
    'GET /api/cart': { data: buildCart({ items: [] }) },
    ...otherAnswers,
  });
  const scope = fork({
    values: [
      [$token, 't-1'],
      [$mode, { isKiosk, isEmbedded: false, centre: null }],
    ],
    handlers: [[toastTimerFx, () => 0]],
  });
  const visitedPaths: string[] = [];
  await allSettled(navigatorReady, { scope, params: (to) => visitedPaths.push(to) });
  const { unmount: leavePage } = render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[`/camps/riverside/multi-sports-camp/book${query}`]}>
          <Routes>
            <Route path="/camps/:locationSlug/:campSlug/book" element={<CampBookingPage />} />
          </Routes>
          <BrowserControls />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  const listSentBodies = (call: string) =>
    calls.filter((request) => request.call === call).map(({ body }) => body);
  const listAddedBodies = () => listSentBodies('POST /api/cart/add');
  return { scope, leavePage, visitedPaths, listSentBodies, listAddedBodies };
}

export const leo = { id: 'p-leo', name: 'Leo Taylor', relation: 'child', age: 6 } as const;
export const mia = buildCampPerson();
const bothChildren = [buildCampPerson({ attendee: leo }), mia];
/** A camp that Leo and Mia may book. */
export const buildCampAnswer = (overrides: Parameters<typeof buildCamp>[0] = {}) => ({
  data: buildCamp({ people: bothChildren, ...overrides }),
});
export const FULL_DAY = buildCampOptions()[0]?.id ?? '';
export const MORNING = buildCampOptions()[1]?.id ?? '';
export const buildDayId = (day: string) => buildCampDay({ date: `2026-12-${day}` }).id;

export const pressButton = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const tickChild = async (name: RegExp) =>
  userEvent.click(await screen.findByRole('checkbox', { name }));
/** Ticks these children and unticks all others. */
async function chooseChildren(...children: RegExp[]) {
  for (const box of await screen.findAllByRole('checkbox')) {
    const boxLabel = box.closest('label')?.textContent ?? '';
    const isChosen = children.some((child) => child.test(boxLabel));
    if (isChosen !== box.matches(':checked')) await userEvent.click(box);
  }
}
export const getDayGroup = (name: string) => within(screen.getByRole('group', { name }));
export const chooseDayOption = (name: string, option: RegExp) =>
  userEvent.click(getDayGroup(name).getByRole('radio', { name: option }));
export const findStepHeading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Chooses these children and goes to the step in which their days are chosen. */
export async function goToDaysStep(...children: RegExp[]) {
  await chooseChildren(...children);
  await pressButton('Continue');
  await findStepHeading('Step 2 of 3: Which days?');
}
