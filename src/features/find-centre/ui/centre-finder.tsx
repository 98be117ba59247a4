import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { text } from '@/shared/messages';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Stack } from '@/shared/ui/stack';
import type { FindCentre } from '../model/find-centre';
import { SHORT_LIST } from './centre-list';
import { Results } from './results';
import { SearchPanel } from './search-panel';
import { useParts } from './use-parts';

/** The code beyond the first screen comes after it stands, or as soon as somebody reaches for it. */
const PARTS_AFTER_MS = 2000;

/** Finds a centre by name, by place or around the customer. Source: Spec, platform §2 "Centre finder". */
export function CentreFinder({ model }: { model: FindCentre }) {
  const { status, search, venues, isMapShown } = useUnit({
    status: model.$status,
    search: model.$search,
    venues: model.$venues,
    isMapShown: model.$isMapShown,
  });
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);
  const isLong = venues.length > SHORT_LIST;
  useEffect(() => {
    if (!isLong) return;
    const timer = setTimeout(() => setReached(true), PARTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLong]);
  const loaded = useParts(isMapShown || search.kind !== 'all' || (isLong && isReached));
  return (
    <Stack gap="6" onFocus={reach} onPointerOver={reach} onScrollCapture={reach}>
      <SearchPanel model={model} parts={loaded.parts} />
      <FocusHandover isTroubled={status === 'failed'} label={text('finder.results')}>
        <Results model={model} {...loaded} />
      </FocusHandover>
    </Stack>
  );
}
