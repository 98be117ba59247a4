import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { $token } from '@/entities/customer';
import { saveFileFx } from '@/shared/calendar-file';
import { type FakeAnswer, fakeOperator } from '@/shared/testing';
import { createDesignSystem } from '@/shared/theme';
import { toastTimerFx } from '@/shared/toast';
import { buildAccountBooking } from '../../../../../tests/fixtures/bookings.ts';
import { BookingPage } from '../ui/booking-page';

function PathAndBackButton() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back of the browser
      </button>
    </>
  );
}

export const BOOKING_ID = 'b-1';
export const ATTENDEE_PATH = `/api/my-account/bookings/${BOOKING_ID}/attendee`;
export const LATE_PATH = `/api/my-account/bookings/${BOOKING_ID}/late`;
export const CANCEL_PATH = `/api/my-account/bookings/${BOOKING_ID}/cancel`;

interface BookingPageAnswers {
  readonly bookingAnswer?: FakeAnswer;
  /** The response when the booking is loaded again. */
  readonly reloadAnswer?: FakeAnswer;
  readonly previewAnswers?: readonly FakeAnswer[];
  readonly cancelAnswers?: readonly FakeAnswer[];
  readonly peopleAnswers?: readonly FakeAnswer[];
  readonly swapAnswers?: readonly FakeAnswer[];
  readonly lateAnswers?: readonly FakeAnswer[];
}

/** Opens the page of a booking, or the page at the end of `history`, with a server that gives these answers. */
export function openBooking({
  bookingAnswer = { data: buildAccountBooking({ id: BOOKING_ID }) },
  reloadAnswer = bookingAnswer,
  previewAnswers = [],
  cancelAnswers = [],
  peopleAnswers = [],
  swapAnswers = [],
  lateAnswers = [],
  history = [`/bookings/${BOOKING_ID}`],
}: BookingPageAnswers & { history?: readonly string[] }) {
  const [firstAnswers, previewAnswersLeft, cancelAnswersLeft] = [
    [bookingAnswer],
    [...previewAnswers],
    [...cancelAnswers],
  ];
  const [peopleAnswersLeft, swapAnswersLeft, lateAnswersLeft] = [
    [...peopleAnswers],
    [...swapAnswers],
    [...lateAnswers],
  ];
  /** The queries of the preview requests. */
  const previewQueries: string[] = [];
  const calls = fakeOperator({
    [`GET /api/my-account/bookings/${BOOKING_ID}`]: () => firstAnswers.shift() ?? reloadAnswer,
    [`GET ${CANCEL_PATH}`]: (_, query) => {
      previewQueries.push(query.toString());
      return previewAnswersLeft.shift() ?? { breaks: true };
    },
    [`POST ${CANCEL_PATH}`]: () => cancelAnswersLeft.shift() ?? { breaks: true },
    [`GET ${ATTENDEE_PATH}`]: () => peopleAnswersLeft.shift() ?? { breaks: true },
    [`PUT ${ATTENDEE_PATH}`]: () => swapAnswersLeft.shift() ?? { breaks: true },
    [`POST ${LATE_PATH}`]: () => lateAnswersLeft.shift() ?? { breaks: true },
    'GET /api/auth/user': { breaks: true },
  });
  const savedFiles: { name: string; content: string }[] = [];
  const scope = fork({
    values: [[$token, 't-1']],
    handlers: [
      [toastTimerFx, () => 0],
      [saveFileFx, (file: (typeof savedFiles)[number]) => void savedFiles.push(file)],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[...history]}>
          <Routes>
            <Route path="/bookings/:bookingId/:part?" element={<BookingPage />} />
          </Routes>
          <PathAndBackButton />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { calls, previewQueries, scope, savedFiles, user: userEvent.setup() };
}
