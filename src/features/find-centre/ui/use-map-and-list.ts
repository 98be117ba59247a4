import { useUnit } from 'effector-react';
import { startTransition, useEffect, useState } from 'react';
import { createLazyModule } from '@/shared/lib';
import { reloadFx } from '@/shared/routes';

const mapAndListModule = createLazyModule(() => import('./map-and-list'));

type MapAndList = typeof import('./map-and-list');
type LoadState = { readonly mapAndList?: MapAndList; readonly isFailed?: boolean };
export type MapAndListCode = ReturnType<typeof useMapAndList>;

/**
 * The long list and the map, whose code loads on demand. React's `lazy` would show its fallback for 300 ms even for loaded code,
 * and a failure would take the page down. `retry` reloads the page, because browsers cache a failed import for the life of the
 * page.
 */
export function useMapAndList(isNeeded: boolean) {
  const [loadState, setLoadState] = useState<LoadState>({});
  const isMissing = isNeeded && !loadState.mapAndList && !loadState.isFailed;
  useEffect(() => {
    if (isMissing)
      mapAndListModule.load().then(
        // The long list renders in steps, between which the browser can respond to the customer.
        (parts) => startTransition(() => setLoadState({ mapAndList: parts })),
        () => setLoadState({ isFailed: true }),
      );
  }, [isMissing]);
  const reload = useUnit(reloadFx);
  return { ...loadState, retry: () => void reload() };
}
