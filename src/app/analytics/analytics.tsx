import { useUnit } from 'effector-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { $isAnalyticsAllowed } from './allowed';

const Nothing: ComponentType = () => null;

// Its file bears a plain name: blockers stop files that are called analytics, and a page has to do without them anyway.
const Listening = lazy(() =>
  import('./listening').then(
    ({ Listening: Loaded }) => ({ default: Loaded }),
    () => ({ default: Nothing }),
  ),
);

/** Where analytics stands on the page. Not a byte of it comes unless the operator has switched it on. */
export function Analytics() {
  const isAllowed = useUnit($isAnalyticsAllowed);
  return isAllowed ? (
    <Suspense fallback={null}>
      <Listening />
    </Suspense>
  ) : null;
}
