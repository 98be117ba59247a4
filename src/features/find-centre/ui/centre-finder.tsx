import { useStoreMap, useUnit } from 'effector-react';
import { type ComponentType, Fragment, useState } from 'react';
import type { Elements } from '@/shared/ui/elements';
import { Stack } from '@/shared/ui/stack';
import type { FindCentre } from '../model/find-centre';
import { CentrePath } from './centre-path';
import { Results } from './results';
import { SearchPanel } from './search-panel';
import { useMapAndList } from './use-map-and-list';

interface CentreFinderProps {
  readonly model: FindCentre;
  /** A frame around the search box. */
  readonly Frame?: ComponentType<{ children: Elements }>;
  /** Whether the frame contains the page's main action. */
  readonly isQuiet?: boolean;
}

/** Finds a centre by name, by place or around the customer. Requirement S5.2. */
export function CentreFinder({ model, Frame = Fragment, isQuiet = false }: CentreFinderProps) {
  const { isMapShown, hasSearched } = useUnit({
    isMapShown: model.$isMapShown,
    hasSearched: model.$hasSearched,
  });
  const isSearched = useStoreMap(model.$search, ({ kind }) => kind !== 'all');
  // The code beyond the first screen loads on the first interaction.
  const [hasInteracted, setHasInteracted] = useState(false);
  const onInteraction = () => setHasInteracted(true);
  const mapAndList = useMapAndList(isMapShown || isSearched || hasInteracted);
  return (
    <Stack
      gap={hasSearched ? '6' : '8'}
      data-asked={hasSearched || undefined}
      onFocus={onInteraction}
      onPointerOver={onInteraction}
    >
      <Frame>
        <SearchPanel model={model} isQuiet={isQuiet && !hasSearched} />
      </Frame>
      <CentrePath value={model.formatCentrePath}>
        <Results model={model} {...mapAndList} />
      </CentrePath>
    </Stack>
  );
}
