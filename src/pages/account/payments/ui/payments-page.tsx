import { account } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { PageFrame } from '@/shared/ui/page-frame';
import { StableStack } from '@/shared/ui/stable-stack';
import { page } from '../model/payments';
import { text } from '../texts';
import { CreditSection } from './credit';
import { EmptyPartNotes } from './empty-parts';
import { OutstandingPayments } from './outstanding';
import { PastPayments } from './past-payments';
import { SavedCard } from './saved-card';
import { UpcomingPayments } from './upcoming';

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
            <OutstandingPayments items={outstanding} waived={waived} />
            <UpcomingPayments items={upcoming} />
            <PastPayments />
          </>
        )}
      </PageFrame>
      <CreditSection />
      <SavedCard />
      <EmptyPartNotes />
    </StableStack>
  );
}
