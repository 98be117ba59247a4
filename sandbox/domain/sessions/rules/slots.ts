import { calculateSessionTimes } from '../../common/index.ts';

/** When the slots of a day start, and how long each is. */
export interface SlotHours {
  /** `HH:MM` in London: the first slot begins at `opens`, and the last has ended at `closes`. */
  opens: string;
  closes: string;
  minutes: number;
  everyMinutes: number;
}

/** When slots have the peak price; null if never. */
export interface PeakHours {
  peakFrom: string | null;
  peakUntil: string | null;
}

export type SlotTimes = ReturnType<typeof calculateSessionTimes>;

const MINUTES_PER_HOUR = 60;

/**
 * The slots of a day, by start, in local time. When summer time starts, slots in the missing hour are left out,
 * and also slots that would begin before the previous one has ended.
 */
export function listSlotTimes(date: string, hours: SlotHours): SlotTimes[] {
  const { minutes, everyMinutes } = hours;
  const [firstStart, closingTime] = [parseMinutes(hours.opens), parseMinutes(hours.closes)];
  const count = Math.max(0, Math.floor((closingTime - firstStart - minutes) / everyMinutes) + 1);
  const slots: SlotTimes[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = formatTime(firstStart + index * everyMinutes);
    const slot = calculateSessionTimes(date, start, minutes);
    const lastSlot = slots.at(-1);
    const isExistingTime = slot.localStart === start;
    if (isExistingTime && (!lastSlot || slot.startsAt >= lastSlot.endsAt)) slots.push(slot);
  }
  return slots;
}

/** Whether a slot that starts at this time has the peak price. */
export function isPeakTime({ peakFrom, peakUntil }: PeakHours, start: string): boolean {
  return peakFrom !== null && peakUntil !== null && start >= peakFrom && start < peakUntil;
}

function parseMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}

function formatTime(minutes: number): string {
  const formatTwoDigits = (value: number) => String(value).padStart(2, '0');
  return `${formatTwoDigits(Math.floor(minutes / MINUTES_PER_HOUR))}:${formatTwoDigits(minutes % MINUTES_PER_HOUR)}`;
}
