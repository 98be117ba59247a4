import { hasRoom } from '@/entities/camp';
import { dayName } from '@/entities/session';
import type { WaitingTarget } from '@/features/join-waiting-list';
import type { Camp, CampPerson } from '@/shared/api';
import { text } from '../texts';

/**
 * The verdicts with which a person may join the waiting list for a day: those that would allow booking if there were
 * room.
 */
const WAITABLE_VERDICT_CODES: readonly CampPerson['verdict']['code'][] = ['ok', 'full', 'in_basket'];

/** The camp as a target of the waiting list: its full days, and who could come on them. */
export function toWaitingTarget({ id, days, people, waitingList, state }: Camp): WaitingTarget {
  return {
    id,
    waitingList,
    canBookOtherDays: hasRoom({ state }),
    people: people.map(({ attendee, verdict }) => ({
      attendee,
      verdict: WAITABLE_VERDICT_CODES.includes(verdict.code) ? { code: 'full', message: null } : verdict,
    })),
    days: days.flatMap((day) => {
      const fullOptions = day.options.filter(({ state }) => state === 'full');
      if (fullOptions.length === 0) return [];
      const options = fullOptions.map((option) => ({ id: option.id, label: text('campPage.time', option) }));
      return [{ id: day.id, name: dayName(day.date), options }];
    }),
  };
}
