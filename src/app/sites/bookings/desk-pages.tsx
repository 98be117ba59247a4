import { FrontOfHousePage, NewCustomerPage } from '@/pages/front-of-house';
import { NotFoundPage } from '@/pages/system';
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
