import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { account } from '@/shared/routes';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { StableStack } from '@/shared/ui/stable-stack';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/payments';
import { text } from '../texts';
import { Credit } from './credit';

import { Outstanding } from './outstanding';
import { PastPayments } from './past-payments';
import { SavedCard } from './saved-card';
import { Upcoming } from './upcoming';

/** What the customer owes, will pay and has paid, and their credit. */
export function PaymentsPage() {
  const { payments, failure, isLoading, ...on } = useUnit({
    payments: model.$payments,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
  });
  useEffect(() => {
    on.opened();
    return () => on.closed();
  }, [on.opened, on.closed]);
  return (
    <StableStack maxWidth="column">
      <Stack gap="2" align="start">
        <Heading level={1}>{text('payments.heading')}</Heading>
        <Link to={account.directDebit} isStandalone>
          {text('payments.directDebit')}
        </Link>
      </Stack>
      <FocusHandover hasError={failure !== null} label={text('payments.heading')}>
        <Stack gap="6">
          {failure && (
            <FailureAlert
              title={text('payments.failed')}
              failure={failure}
              isBusy={isLoading}
              onRetry={() => on.retry()}
            />
          )}
          {payments && (
            <>
              <Outstanding items={payments.outstanding} waived={payments.waived ?? []} />
              <Upcoming items={payments.upcoming} />
              <PastPayments />
            </>
          )}
          {!payments && !failure && <Spinner label={text('payments.loading')} isLabelShown />}
        </Stack>
      </FocusHandover>
      <Credit />
      <SavedCard />
    </StableStack>
  );
}
