import { FrontOfHousePage, NewCustomerPage } from '@/pages/bookings/front-of-house';
import { NotFoundPage } from '@/pages/system/messages';
import { StaffOnly } from '../../front-of-house';

export const FindCustomer = () => (
  <StaffOnly otherwise={<NotFoundPage />}>
    <FrontOfHousePage />
  </StaffOnly>
);

export const NewCustomer = () => (
  <StaffOnly otherwise={<NotFoundPage />}>
    <NewCustomerPage />
  </StaffOnly>
);
