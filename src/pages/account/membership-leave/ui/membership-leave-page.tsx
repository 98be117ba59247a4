import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { account } from '@/shared/routes';
import { BackLink } from '@/shared/ui/back-link';
import { Box } from '@/shared/ui/box';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/leaving';
import { text } from '../texts';
import { Leaving } from './leaving';

/** What cancelling a membership does, cancelling it, and taking it back: all on one page. */
export function MembershipLeavePage() {
  const { membershipId = '' } = useParams();
  const { leaving, failure, isLoading, ...on } = useUnit({
    leaving: model.$leaving,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
  });
  useEffect(() => {
    on.opened(membershipId);
    return () => on.closed();
  }, [membershipId, on.opened, on.closed]);
  return (
    <Box maxWidth="column">
      <Stack gap="6">
        <Stack gap="2" align="start">
          <BackLink to={account.memberships}>{text('leave.back')}</BackLink>
          <Heading level={1}>{text('leave.heading')}</Heading>
        </Stack>
        <FocusHandover hasError={failure !== null} label={text('leave.heading')}>
          {failure && (
            <FailureAlert
              title={text('leave.failed')}
              notFound={text('leave.notFound')}
              refused={text('leave.notPossible')}
              failure={failure}
              isBusy={isLoading}
              onRetry={() => on.retry()}
            />
          )}
          {leaving && <Leaving id={membershipId} leaving={leaving} />}
          {!leaving && !failure && <Spinner label={text('leave.loading')} isLabelShown />}
        </FocusHandover>
      </Stack>
    </Box>
  );
}
