import { formatOptionState, hasRoom } from '@/entities/camp';
import type { Camp } from '@/shared/api';
import { text } from '../texts';

type CampDay = Camp['days'][number];
type OptionState = CampDay['options'][number]['state'];

/** The availability of a day in words: for the whole day, or for which part of it. */
export function describeDay({ options, cancelledReason }: CampDay): { state: OptionState; label: string } {
  if (cancelledReason !== null)
    return { state: 'cancelled', label: text('campPage.cancelled', { reason: cancelledReason }) };
  const openOptions = options.filter(hasRoom);
  const [firstOption] = openOptions;
  if (!firstOption) return { state: 'full', label: formatOptionState({ state: 'full', remaining: 0 }) ?? '' };
  const fullDayOption = openOptions.find(({ isFullDay }) => isFullDay);
  if (!fullDayOption)
    return {
      state: 'few',
      label: text('campPage.only', { label: openOptions.map(({ label }) => label).join(', ') }),
    };
  return { state: fullDayOption.state, label: formatOptionState(fullDayOption) ?? text('campPage.free') };
}
