import { ReceiptPage } from '@/pages/account/payments';
import { NotFoundPage } from '@/pages/system/messages';

/** A receipt; the order of another customer is a page that does not exist. */
export const Receipt = () => <ReceiptPage notFound={<NotFoundPage />} />;
