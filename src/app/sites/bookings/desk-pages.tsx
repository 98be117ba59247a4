import { FrontOfHousePage } from '@/pages/front-of-house';
import { NotFoundPage } from '@/pages/system';
import { StaffOnly } from '../../front-of-house';

export const FindCustomer = () => (
  <StaffOnly otherwise={<NotFoundPage />}>
    <FrontOfHousePage />
  </StaffOnly>
);
