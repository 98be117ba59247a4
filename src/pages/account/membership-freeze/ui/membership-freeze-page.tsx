import { useUnit } from 'effector-react';
import { useParams } from 'react-router';
import type { MembershipFreezing } from '@/shared/api';
import { membershipPath, useTitleNote } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { AskBeforeLeaving } from '@/shared/ui/ask-before-leaving';
import { PageFrame } from '@/shared/ui/page-frame';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { EndFreeze, EndFreezeDialog } from '@/widgets/end-freeze';
import * as model from '../model/freezing';
import { text } from '../texts';
import { FreezeForm } from './choose-form';
import { FreezeConfirmation } from './freeze-confirmation';
import { PreviewCard } from './preview';

/** Freezes a membership: the dates, a preview of the effect, and the confirmation. */
export function MembershipFreezePage() {
  const { membershipId = '' } = useParams();
  const freezing = useUnit(model.$freezing);
  useTitleNote(freezing?.name ?? '');
  return (
    <AskBeforeLeaving>
      <PageFrame
        page={model.page}
        params={membershipId}
        back={{ to: membershipPath(membershipId), label: text('freeze.back') }}
        heading={text('freeze.heading')}
        lead={(loadedFreezing) => loadedFreezing && <Text tone="muted">{loadedFreezing.name}</Text>}
        loading={text('freeze.loading')}
        failed={text('freeze.loadFailed')}
        notFound={text('freeze.notFound')}
      >
        {(loadedFreezing) => <FreezingContent membershipId={membershipId} freezing={loadedFreezing} />}
      </PageFrame>
      <EndFreezeDialog />
    </AskBeforeLeaving>
  );
}

interface FreezingContentProps {
  readonly membershipId: string;
  readonly freezing: MembershipFreezing;
}

function FreezingContent({ membershipId, freezing }: FreezingContentProps) {
  const isJustFrozen = useUnit(model.$isJustFrozen);
  const { may, limits, freeze } = freezing;
  if (freeze !== null && isJustFrozen)
    return <FreezeConfirmation membershipId={membershipId} freezing={{ ...freezing, freeze }} />;
  if (!may.allowed)
    return (
      <Stack gap="4" align="start">
        <Alert status="info" title={text('freeze.notPossible')}>
          {may.message}
        </Alert>
        {freeze && <EndFreeze membershipId={membershipId} freeze={freeze} />}
      </Stack>
    );
  return (
    <Stack gap="6">
      <Text>
        {text('freeze.intro', {
          fee: limits.monthlyFee.formatted,
          min: limits.minMonths,
          max: limits.maxMonths,
          days: limits.noticeWorkingDays,
        })}
      </Text>
      <FreezeForm limits={limits} />
      <PreviewCard />
    </Stack>
  );
}
