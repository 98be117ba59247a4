import { useUnit } from 'effector-react';
import { startTransition, useEffect, useState } from 'react';
import { createLazyModule } from '@/shared/lib';
import { reloadFx } from '@/shared/routes';

const code = createLazyModule(() => import('./map-and-list'));

type MapAndList = typeof import('./map-and-list');
type Loaded = { readonly parts?: MapAndList; readonly isFailed?: boolean };
export type MapAndListCode = ReturnType<typeof useMapAndList>;

/**
 * The long list and the map, whose code loads on demand. React's `lazy` would show its fallback for 300 ms even for loaded code,
 * and a failure would take the page down. `retry` reloads the page, because browsers cache a failed import for the life of the
 * page.
 */
export function useMapAndList(isNeeded: boolean) {
  const [loadedParts, setLoaded] = useState<Loaded>({});
  const isMissing = isNeeded && !loadedParts.parts && !loadedParts.isFailed;
  useEffect(() => {
    if (isMissing)
      code.load().then(
        // The long list renders in steps, between which the browser can respond to the customer.
        (parts) => startTransition(() => setLoaded({ parts })),
        () => setLoaded({ isFailed: true }),
      );
  }, [isMissing]);
  const reload = useUnit(reloadFx);
  return { ...loadedParts, retry: () => void reload() };
}
