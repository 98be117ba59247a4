import { FrontOfHousePage, NewCustomerPage } from '@/pages/bookings/front-of-house';
import { NotFoundPage } from '@/pages/system/messages';
import { StaffOnly } from '../../front-of-house';

export const FindCustomer = () => (
  <StaffOnly fallback={<NotFoundPage />}>
    <FrontOfHousePage />
  </StaffOnly>
);

export const NewCustomer = () => (
  <StaffOnly fallback={<NotFoundPage />}>
    <NewCustomerPage />
  </StaffOnly>
);
