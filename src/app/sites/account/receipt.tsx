import { ReceiptPage } from '@/pages/account/payments';
import { NotFoundPage } from '@/pages/system/messages';

/** The receipt page; shows the not-found page for another customer's order. */
export const Receipt = () => <ReceiptPage notFound={<NotFoundPage />} />;
