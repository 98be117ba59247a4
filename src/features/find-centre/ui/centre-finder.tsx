import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { Stack } from '@/shared/ui/stack';
import type { FindCentre } from '../model/find-centre';
import { SHORT_LIST } from './centre-list';
import { Results } from './results';
import { SearchPanel } from './search-panel';
import { useMapAndList } from './use-map-and-list';

/** The code beyond the first screen loads after it is shown, or on the first interaction. */
const PARTS_AFTER_MS = 2000;

/** Finds a centre by name, by place or around the customer. Source: Spec, platform §2 "Centre finder". */
export function CentreFinder({ model }: { model: FindCentre }) {
  const isMapShown = useUnit(model.$isMapShown);
  const isSearched = useStoreMap(model.$search, ({ kind }) => kind !== 'all');
  const isLong = useStoreMap(model.$results, ({ length }) => length > SHORT_LIST);
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);
  useEffect(() => {
    if (!isLong) return;
    const timer = setTimeout(() => setReached(true), PARTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLong]);
  const loaded = useMapAndList(isMapShown || isSearched || (isLong && isReached));
  return (
    <Stack gap="6" onFocus={reach} onPointerOver={reach} onScrollCapture={reach}>
      <SearchPanel model={model} parts={loaded.parts} />
      <Results model={model} {...loaded} />
    </Stack>
  );
}
