import { account } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { PageFrame } from '@/shared/ui/page-frame';
import { StableStack } from '@/shared/ui/stable-stack';
import { page } from '../model/payments';
import { text } from '../texts';
import { Credit } from './credit';
import { EmptyParts } from './empty-parts';
import { Outstanding } from './outstanding';
import { PastPayments } from './past-payments';
import { SavedCard } from './saved-card';
import { Upcoming } from './upcoming';

/** The customer's outstanding, upcoming and past payments, and their credit. */
export function PaymentsPage() {
  return (
    <StableStack maxWidth="column">
      <PageFrame
        page={page}
        params={null}
        heading={text('payments.heading')}
        lead={() => (
          <Link to={account.directDebit} isStandalone>
            {text('payments.directDebit')}
          </Link>
        )}
        loading={text('payments.loading')}
        failed={text('payments.loadFailed')}
      >
        {({ outstanding, waived = [], upcoming }) => (
          <>
            <Outstanding items={outstanding} waived={waived} />
            <Upcoming items={upcoming} />
            <PastPayments />
          </>
        )}
      </PageFrame>
      <Credit />
      <SavedCard />
      <EmptyParts />
    </StableStack>
  );
}
