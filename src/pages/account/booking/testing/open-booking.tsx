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

export const ID = 'b-1';
export const ATTENDEE = `/api/my-account/bookings/${ID}/attendee`;
export const LATE = `/api/my-account/bookings/${ID}/late`;
export const CANCEL = `/api/my-account/bookings/${ID}/cancel`;

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

/** Opens the page of a booking, or the page at `at`, with a server that gives these answers. */
export function openBooking({
  booking = { data: buildAccountBooking({ id: ID }) },
  later = booking,
  previews = [],
  cancels = [],
  people = [],
  swaps = [],
  lates = [],
  at = [`/bookings/${ID}`],
}: Answers & { at?: readonly string[] }) {
  const [read, left, sent] = [[booking], [...previews], [...cancels]];
  const [lists, puts, told] = [[...people], [...swaps], [...lates]];
  /** The queries of the preview requests. */
  const asked: string[] = [];
  const calls = fakeOperator({
    [`GET /api/my-account/bookings/${ID}`]: () => read.shift() ?? later,
    [`GET ${CANCEL}`]: (_, query) => {
      asked.push(query.toString());
      return left.shift() ?? { breaks: true };
    },
    [`POST ${CANCEL}`]: () => sent.shift() ?? { breaks: true },
    [`GET ${ATTENDEE}`]: () => lists.shift() ?? { breaks: true },
    [`PUT ${ATTENDEE}`]: () => puts.shift() ?? { breaks: true },
    [`POST ${LATE}`]: () => told.shift() ?? { breaks: true },
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
        <MemoryRouter initialEntries={[...at]}>
          <Routes>
            <Route path="/bookings/:bookingId/:part?" element={<BookingPage />} />
          </Routes>
          <Address />
        </MemoryRouter>
      </ChakraProvider>
    </Provider>,
  );
  return { calls, asked, scope, files, user: userEvent.setup() };
}
