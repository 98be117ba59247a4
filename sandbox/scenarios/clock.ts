import { invalid } from '../domain/common/index.ts';
import type { Scenario } from './scenario.ts';

const MS_PER_MINUTE = 60_000;

/** Moves the sandbox's clock, so that holds, offers, windows and notice periods can be tried without waiting. */
export const clockScenarios: Record<string, Scenario> = {
  'the-clock-at': {
    description:
      'Moves the clock of the whole sandbox to `instant` (ISO 8601), or forward by `minutes`; it runs on from there until the-clock-as-usual. Affects everybody on this sandbox, which must be a single process.',
    run: async ({ clock }, { instant, minutes = 15 }) => {
      const targetInstant =
        typeof instant === 'string'
          ? new Date(instant)
          : new Date(clock.now().getTime() + Number(minutes) * MS_PER_MINUTE);
      if (Number.isNaN(targetInstant.getTime()))
        throw invalid({ instant: ['Instant must be a date and time such as 2026-11-24T18:30:00Z.'] });
      clock.moveTo(targetInstant);
      return { now: clock.now().toISOString() };
    },
  },
  'the-clock-as-usual': {
    description: 'Ends the-clock-at.',
    run: async ({ clock }) => {
      clock.reset();
      return { now: clock.now().toISOString() };
    },
  },
};
