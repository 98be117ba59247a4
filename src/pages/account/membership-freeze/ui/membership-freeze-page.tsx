import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import type { MembershipFreezing } from '@/shared/api';
import { membershipPath, useTitleNote } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { AskBeforeLeaving } from '@/shared/ui/ask-before-leaving';
import { BackLink } from '@/shared/ui/back-link';
import { Box } from '@/shared/ui/box';
import { Heading } from '@/shared/ui/heading';
import { Loaded } from '@/shared/ui/loaded';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { EndFreeze, EndFreezeDialog } from '@/widgets/end-freeze';
import * as model from '../model/freezing';
import { text } from '../texts';
import { ChooseForm } from './choose-form';
import { Done } from './done';
import { Preview } from './preview';

/** Freezing a membership: when, what that does, and that it is done. */
export function MembershipFreezePage() {
  const { membershipId = '' } = useParams();
  const { freezing, failure, isLoading, ...on } = useUnit({
    freezing: model.$freezing,
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
  useTitleNote(freezing?.name ?? '');
  return (
    <AskBeforeLeaving>
      <Box maxWidth="column">
        <Stack gap="6">
          <Stack gap="2" align="start">
            <BackLink to={membershipPath(membershipId)}>{text('freeze.back')}</BackLink>
            <Heading level={1}>{text('freeze.heading')}</Heading>
            {freezing && <Text tone="muted">{freezing.name}</Text>}
          </Stack>
          <Loaded
            label={text('freeze.heading')}
            loading={text('freeze.loading')}
            failed={text('freeze.failed')}
            notFound={text('freeze.notFound')}
            data={freezing}
            failure={failure}
            isLoading={isLoading}
            onRetry={() => on.retry()}
          >
            {(loaded) => <Freezing membershipId={membershipId} freezing={loaded} />}
          </Loaded>
        </Stack>
        <EndFreezeDialog />
      </Box>
    </AskBeforeLeaving>
  );
}

interface FreezingProps {
  readonly membershipId: string;
  readonly freezing: MembershipFreezing;
}

function Freezing({ membershipId, freezing }: FreezingProps) {
  const isDone = useUnit(model.$isDone);
  const { may, limits, freeze } = freezing;
  if (freeze !== null && isDone)
    return <Done membershipId={membershipId} freezing={{ ...freezing, freeze }} />;
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
      <ChooseForm limits={limits} />
      <Preview />
    </Stack>
  );
}
