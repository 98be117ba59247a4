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
import { toastTimeFx } from '@/shared/toast';
import { buildAccountBooking } from '../../../../../tests/fixtures/bookings.ts';
import { BookingPage } from '../ui/booking-page';

function Address() {
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

interface Answers {
  readonly booking?: FakeAnswer;
  /** The response when the booking is loaded again. */
  readonly later?: FakeAnswer;
  readonly previews?: readonly FakeAnswer[];
  readonly cancels?: readonly FakeAnswer[];
  readonly people?: readonly FakeAnswer[];
  readonly swaps?: readonly FakeAnswer[];
  readonly lates?: readonly FakeAnswer[];
}

/** Opens the page of a booking, or the page at the end of `history`, with a server that gives these answers. */
export function openBooking({
  booking = { data: buildAccountBooking({ id: BOOKING_ID }) },
  later = booking,
  previews = [],
  cancels = [],
  people = [],
  swaps = [],
  lates = [],
  history = [`/bookings/${BOOKING_ID}`],
}: Answers & { history?: readonly string[] }) {
  const [bookingAnswers, previewsLeft, cancelsLeft] = [[booking], [...previews], [...cancels]];
  const [lists, puts, latesLeft] = [[...people], [...swaps], [...lates]];
  /** The queries of the preview requests. */
  const requestedUrls: string[] = [];
  const calls = fakeOperator({
    [`GET /api/my-account/bookings/${BOOKING_ID}`]: () => bookingAnswers.shift() ?? later,
    [`GET ${CANCEL_PATH}`]: (_, query) => {
      requestedUrls.push(query.toString());
      return previewsLeft.shift() ?? { breaks: true };
    },
    [`POST ${CANCEL_PATH}`]: () => cancelsLeft.shift() ?? { breaks: true },
    [`GET ${ATTENDEE_PATH}`]: () => lists.shift() ?? { breaks: true },
    [`PUT ${ATTENDEE_PATH}`]: () => puts.shift() ?? { breaks: true },
    [`POST ${LATE_PATH}`]: () => latesLeft.shift() ?? { breaks: true },
    'GET /api/auth/user': { breaks: true },
  });
  const files: { name: string; content: string }[] = [];
  const scope = fork({
    values: [[$token, 't-1']],
    handlers: [
      [toastTimeFx, () => 0],
      [saveFileFx, (file: (typeof files)[number]) => void files.push(file)],
    ],
  });
  render(
    <Provider value={scope}>
      <ChakraProvider value={createDesignSystem()}>
        <MemoryRouter initialEntries={[...history]}>
          <Routes>
            <Route path="/bookings/:bookingId/:part?" element={<BookingPage />} />
          </Routes>
          <Address />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { calls, requestedUrls, scope, files, user: userEvent.setup() };
}
