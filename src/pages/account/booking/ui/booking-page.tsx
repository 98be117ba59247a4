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
const OPENED_FROM_BOOKING = 'from-booking';

/** The query that stands for all days of a camp. */
const WHOLE_CAMP_QUERY = '?days=all';

/** The page of a booking, with a cancel dialog that has an address of its own. */
export function BookingPage() {
  const { bookingId = '' } = useParams();
  const { booking, openCancelDialog, closeCancelDialog } = useUnit({
    booking: model.$booking,
    openCancelDialog: cancelClicked,
    closeCancelDialog: keepClicked,
  });
  const { isCancelAddress, isWholeCamp, showCancelAddress, leaveCancelAddress } = useCancelAddress(bookingId);
  useEffect(() => {
    if (!isCancelAddress) return;
    openCancelDialog({ isWhole: isWholeCamp });
    return () => closeCancelDialog();
  }, [isCancelAddress, isWholeCamp, openCancelDialog, closeCancelDialog]);
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
        {(loadedBooking) => <BookingDetail booking={loadedBooking} onCancel={showCancelAddress} />}
      </PageFrame>
      {booking && (
        <CancelDialog
          booking={booking}
          isCancelAddress={isCancelAddress}
          wholeDays={booking.cancel.wholeDays ?? null}
          onLeave={leaveCancelAddress}
        />
      )}
      <SwapDialog />
      <LateDialog />
    </>
  );
}

function useCancelAddress(bookingId: string) {
  const navigate = useNavigate();
  const isCancelAddress = useMatch(`${account.bookings}/:bookingId/cancel`) !== null;
  const { state, search } = useLocation();
  return {
    isCancelAddress,
    isWholeCamp: search === WHOLE_CAMP_QUERY,
    showCancelAddress: (isWholeCamp: boolean) =>
      void navigate(`${cancelBookingPath(bookingId)}${isWholeCamp ? WHOLE_CAMP_QUERY : ''}`, {
        state: OPENED_FROM_BOOKING,
      }),
    leaveCancelAddress: () =>
      void (state === OPENED_FROM_BOOKING
        ? navigate(-1)
        : navigate(bookingPath(bookingId), { replace: true })),
  };
}
