import { useUnit } from 'effector-react';
import { startTransition, useEffect, useState } from 'react';
import { lazyModule } from '@/shared/lib';
import { reloadFx } from '@/shared/routes';

const code = lazyModule(() => import('./map-and-list'));

type MapAndList = typeof import('./map-and-list');
type Loaded = { readonly parts?: MapAndList; readonly isFailed?: boolean };
export type MapAndListCode = ReturnType<typeof useMapAndList>;

/**
 * The long list and the map's side, whose code comes when it is needed. React's own `lazy` would show its fallback for 300 ms
 * even when the code is there, and would take the page down with it when it does not come. `retry` loads the page again: a browser
 * keeps a failed import until the page is left.
 */
export function useMapAndList(isNeeded: boolean) {
  const [loaded, setLoaded] = useState<Loaded>({});
  const isMissing = isNeeded && !loaded.parts && !loaded.isFailed;
  useEffect(() => {
    if (isMissing)
      code.load().then(
        // The long list is drawn in slices, between which the browser can answer the customer.
        (parts) => startTransition(() => setLoaded({ parts })),
        () => setLoaded({ isFailed: true }),
      );
  }, [isMissing]);
  const reload = useUnit(reloadFx);
  return { ...loaded, retry: () => void reload() };
}
