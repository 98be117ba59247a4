import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { $location } from '@/shared/routes';
import { Heading } from '@/shared/ui/heading';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { JoinSteps } from '@/widgets/join-steps';
import { isCentrePath } from '../lib/centre-path';
import { $needsFlow, $shownSection, $steps, closed, opened } from '../model/home';
import { Home } from './home';
import { HomeBand } from './home-band';
import { text } from './texts';
import { useIgnoreDoubleClick } from './use-ignore-double-click';

const loadFlow = () => import('./flow');
const Flow = createLazyComponent(() => loadFlow().then((code) => code.Flow));

/**
 * The code of the flow loads this long after the first screen, in milliseconds, or as soon as the customer points at
 * it.
 */
const PREFETCH_AFTER_MS = 2500;

/** A failure is ignored here: the code is loaded again when it is needed, and the failure is reported then. */
const ignoreFailure = () => undefined;

function prefetchFlow(): void {
  loadFlow().catch(ignoreFailure);
}

/** In two parts, because evaluating all of it at once blocks a phone for a tenth of a second. */
function prefetchFlowInParts(): void {
  import('../model/features').then(() => loadFlow()).catch(ignoreFailure);
}

/** Buying a membership, section by section, with the summary beside them. Requirements J1.1, J1.11. */
export function JoiningPage() {
  const { needsFlow, location, shownSection, steps, ...events } = useUnit({
    needsFlow: $needsFlow,
    location: $location,
    shownSection: $shownSection,
    steps: $steps,
    opened,
    closed,
  });
  useEffect(() => {
    events.opened();
    return () => events.closed();
  }, [events.opened, events.closed]);
  useEffect(() => {
    if (needsFlow) return undefined;
    const timer = setTimeout(prefetchFlowInParts, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [needsFlow]);

  const ignoreDoubleClick = useIgnoreDoubleClick(shownSection);
  const isAtHome = !isCentrePath(location.pathname);
  return (
    <Stack gap="6" onPointerOver={prefetchFlow} onFocus={prefetchFlow} {...ignoreDoubleClick}>
      {!isAtHome && <Heading level={1}>{text('joining.title')}</Heading>}
      <JoinSteps states={steps} />
      {needsFlow ? (
        // No finder meanwhile: text typed into one that is about to be replaced would be lost.
        <Suspense
          fallback={
            isAtHome ? (
              <HomeBand>
                <Spinner />
              </HomeBand>
            ) : (
              <Spinner />
            )
          }
        >
          <Flow />
        </Suspense>
      ) : (
        isAtHome && <Home />
      )}
    </Stack>
  );
}
