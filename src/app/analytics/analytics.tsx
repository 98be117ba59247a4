import { useUnit } from 'effector-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { $isAnalyticsAllowed } from './allowed';

const Nothing: ComponentType = () => null;

// The file is not called "analytics" because content blockers block such files. The page works without it.
const Listening = lazy<ComponentType>(() =>
  import('./listening').then(
    ({ VisitTracker: Loaded }) => ({ default: Loaded }),
    () => ({ default: Nothing }),
  ),
);

/** Mounts analytics. Its code is loaded only when the operator has enabled it. */
export function Analytics() {
  const isAllowed = useUnit($isAnalyticsAllowed);
  return isAllowed ? (
    <Suspense fallback={null}>
      <Listening />
    </Suspense>
  ) : null;
}
