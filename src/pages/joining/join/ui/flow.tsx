import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { $location } from '@/shared/routes';
import { Heading } from '@/shared/ui/heading';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { SummaryColumns } from '@/widgets/purchase-summary';
import { isCentrePath } from '../lib/centre-path';
import { $isDiscardPending } from '../model/confirm-discard';
import { flowClosed, flowOpened } from '../model/home';
import { $isAtStart } from '../model/page-history';
import { $summaryPosition } from '../model/purchase-summary';
import { FlowHome } from './flow-home';
import { LeaveWarning } from './leave-warning';
import { Sections } from './sections';
import { text } from './texts';

// Loaded separately, because an idle home page preloads only the flow.
const Sidebar = createLazyComponent(() => import('./sidebar').then((code) => code.Sidebar));

const ConfirmDiscardModal = createLazyComponent(() =>
  import('./confirm-discard-modal').then((code) => code.ConfirmDiscardModal),
);

/** All sections and the summary, which are needed once a centre is chosen. */
export function Flow() {
  const { summaryPosition, isAtStart, isDiscardPending, location, ...events } = useUnit({
    flowOpened,
    flowClosed,
    summaryPosition: $summaryPosition,
    isAtStart: $isAtStart,
    isDiscardPending: $isDiscardPending,
    location: $location,
  });
  useEffect(() => {
    events.flowOpened();
    return () => events.flowClosed();
  }, [events.flowOpened, events.flowClosed]);
  return (
    <>
      {isAtStart ? (
        <FlowHome />
      ) : (
        <>
          {!isCentrePath(location.pathname) && (
            <Stack gap="2">
              <Heading level={1}>{text('joining.title')}</Heading>
              <Text tone="muted" size="lg">
                {text('joining.intro')}
              </Text>
            </Stack>
          )}
          <SummaryColumns place={summaryPosition}>
            <Sections />
            <Suspense fallback={<div />}>
              <Sidebar position={summaryPosition} />
            </Suspense>
          </SummaryColumns>
        </>
      )}
      {isDiscardPending && (
        <Suspense fallback={null}>
          <ConfirmDiscardModal />
        </Suspense>
      )}
      <LeaveWarning />
    </>
  );
}
