import { useParams } from 'react-router';
import { account } from '@/shared/routes';
import { AskBeforeLeaving } from '@/shared/ui/ask-before-leaving';
import { PageFrame } from '@/shared/ui/page-frame';
import { page } from '../model/leaving';
import { text } from '../texts';
import { LeavingContent } from './leaving';

/** Previews the cancellation of a membership, cancels it and withdraws the cancellation, all on one page. */
export function MembershipLeavePage() {
  const { membershipId = '' } = useParams();
  return (
    <AskBeforeLeaving>
      <PageFrame
        page={page}
        params={membershipId}
        back={{ to: account.memberships, label: text('leave.back') }}
        heading={text('leave.heading')}
        loading={text('leave.loading')}
        failed={text('leave.loadFailed')}
        notFound={text('leave.notFound')}
        refused={text('leave.notPossible')}
      >
        {(leaving) => <LeavingContent membershipId={membershipId} leaving={leaving} />}
      </PageFrame>
    </AskBeforeLeaving>
  );
}
