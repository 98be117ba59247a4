import { formatOptionState, hasRoom } from '@/entities/camp';
import type { Camp } from '@/shared/api';
import { text } from '../texts';

type Day = Camp['days'][number];
type State = Day['options'][number]['state'];

/** The availability of a day in words: for the whole day, or for which part of it. */
export function describeDay({ options, cancelledReason }: Day): { state: State; label: string } {
  if (cancelledReason !== null)
    return { state: 'cancelled', label: text('campPage.cancelled', { reason: cancelledReason }) };
  const open = options.filter(hasRoom);
  const [firstOption] = open;
  if (!firstOption) return { state: 'full', label: formatOptionState({ state: 'full', remaining: 0 }) ?? '' };
  const fullDayOption = open.find(({ isFullDay }) => isFullDay);
  if (!fullDayOption)
    return {
      state: 'few',
      label: text('campPage.only', { label: open.map(({ label }) => label).join(', ') }),
    };
  return { state: fullDayOption.state, label: formatOptionState(fullDayOption) ?? text('campPage.free') };
}
