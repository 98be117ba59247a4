import { formatOptionState, hasRoom } from '@/entities/camp';
import type { Camp } from '@/shared/api';
import { text } from '../texts';

type Day = Camp['days'][number];
type State = Day['options'][number]['state'];

/** The availability of a day in words: for the whole day, or for which part of it. */
export function describeDay({ options, cancelledReason }: Day): { state: State; words: string } {
  if (cancelledReason !== null)
    return { state: 'cancelled', words: text('campPage.cancelled', { reason: cancelledReason }) };
  const open = options.filter(hasRoom);
  const [first] = open;
  if (!first) return { state: 'full', words: formatOptionState({ state: 'full', remaining: 0 }) ?? '' };
  const full = open.find(({ isFullDay }) => isFullDay);
  if (!full)
    return {
      state: 'few',
      words: text('campPage.only', { label: open.map(({ label }) => label).join(', ') }),
    };
  return { state: full.state, words: formatOptionState(full) ?? text('campPage.free') };
}
