import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation, useMatch, useNavigate, useParams } from 'react-router';
import { account, bookingPath, cancelBookingPath } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import * as model from '../model/booking';
import { cancelClicked, keepClicked } from '../model/cancelling';
import { text } from '../texts';
import { BookingDetail } from './booking-detail';
import { CancelDialog } from './cancel-dialog';
import { LateDialog } from './late-dialog';
import { SwapDialog } from './swap-dialog';

/** The history state after a press on Cancel, so that closing the dialog goes back. */
const FROM_BOOKING = 'from-booking';

/** The query that stands for all days of a camp. */
const WHOLE_CAMP_QUERY = '?days=all';

/** The page of a booking, with a cancel dialog that has an address of its own. */
export function BookingPage() {
  const { bookingId = '' } = useParams();
  const { booking, cancelAsked, cancelLeft } = useUnit({
    booking: model.$booking,
    cancelAsked: cancelClicked,
    cancelLeft: keepClicked,
  });
  const { isCancelling, isWhole, openCancel, leave } = useCancelAddress(bookingId);
  useEffect(() => {
    if (!isCancelling) return;
    cancelAsked({ isWhole });
    return () => cancelLeft();
  }, [isCancelling, isWhole, cancelAsked, cancelLeft]);
  return (
    <>
      <PageFrame
        page={model.page}
        params={bookingId}
        back={{ to: account.upcomingBookings, label: text('booking.back') }}
        heading={text('booking.heading')}
        title={({ title }) => title}
        loading={text('booking.loading')}
        failed={text('booking.loadFailed')}
        notFound={text('booking.notFound')}
      >
        {(loadedBooking) => <BookingDetail booking={loadedBooking} onCancel={openCancel} />}
      </PageFrame>
      {booking && (
        <CancelDialog
          booking={booking}
          isAsked={isCancelling}
          wholeDays={booking.cancel.wholeDays ?? null}
          onLeave={leave}
        />
      )}
      <SwapDialog />
      <LateDialog />
    </>
  );
}

function useCancelAddress(bookingId: string) {
  const navigate = useNavigate();
  const isCancelling = useMatch(`${account.bookings}/:bookingId/cancel`) !== null;
  const { state, search } = useLocation();
  return {
    isCancelling,
    isWhole: search === WHOLE_CAMP_QUERY,
    openCancel: (isAll: boolean) =>
      void navigate(`${cancelBookingPath(bookingId)}${isAll ? WHOLE_CAMP_QUERY : ''}`, {
        state: FROM_BOOKING,
      }),
    leave: () =>
      void (state === FROM_BOOKING ? navigate(-1) : navigate(bookingPath(bookingId), { replace: true })),
  };
}
