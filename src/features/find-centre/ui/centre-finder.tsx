import { Stack } from '@/shared/ui/stack';
import type { FindCentre } from '../model/find-centre';
import { Results } from './results';
import { SearchPanel } from './search-panel';

/** Finds a centre by name, by place or around the customer. Source: Spec, platform §2 "Centre finder". */
export function CentreFinder({ model }: { model: FindCentre }) {
  return (
    <Stack gap="6">
      <SearchPanel model={model} />
      <Results model={model} />
    </Stack>
  );
}
