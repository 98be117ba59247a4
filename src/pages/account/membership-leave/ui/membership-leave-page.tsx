import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { account } from '@/shared/routes';
import { AskBeforeLeaving } from '@/shared/ui/ask-before-leaving';
import { BackLink } from '@/shared/ui/back-link';
import { Box } from '@/shared/ui/box';
import { Heading } from '@/shared/ui/heading';
import { Loaded } from '@/shared/ui/loaded';
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
    <AskBeforeLeaving>
      <Box maxWidth="column">
        <Stack gap="6">
          <Stack gap="2" align="start">
            <BackLink to={account.memberships}>{text('leave.back')}</BackLink>
            <Heading level={1}>{text('leave.heading')}</Heading>
          </Stack>
          <Loaded
            label={text('leave.heading')}
            loading={text('leave.loading')}
            failed={text('leave.failed')}
            notFound={text('leave.notFound')}
            refused={text('leave.notPossible')}
            data={leaving}
            failure={failure}
            isLoading={isLoading}
            onRetry={() => on.retry()}
          >
            {(leaving) => <Leaving id={membershipId} leaving={leaving} />}
          </Loaded>
        </Stack>
      </Box>
    </AskBeforeLeaving>
  );
}
