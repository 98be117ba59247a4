import { createEvent, createStore, sample } from 'effector';
import { $token } from '@/entities/customer';
import { localTime } from '@/entities/session';
import { isApiFailure, loadSlots, type SlotGrid } from '@/shared/api';
import { addDays, type IsoDate, isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { placesChanged } from '@/widgets/book-place';

interface Wanted {
  readonly venue: string;
  readonly facilitySlug: string;
  /** null: the operator's today. */
  readonly date: IsoDate | null;
}

/** The slots of a facility on a day are on the screen. */
export const opened = createEvent<Wanted>();
export const closed = createEvent();
export const refreshRequested = createEvent();

const request = createRequest({
  load: async (wanted: Wanted, options) => {
    const grid = await loadDay(wanted, options);
    return { grid, wanted, receivedAt: performance.now() };
  },
});

/** Only the server knows today. Where the clock of the device is behind, around midnight, it refuses a day that is over. */
async function loadDay(wanted: Wanted, options: { signal: AbortSignal }): Promise<SlotGrid> {
  const { date: today } = localTime(Date.now());
  const { date, ...of } = wanted;
  return loadSlots({ ...of, date: date ?? today }, options).catch((failure) => {
    if (date !== null || !isApiFailure(failure) || failure.kind !== 'validation') throw failure;
    return loadSlots({ ...of, date: addDays(today, 1) }, options);
  });
}

const $wanted = createStore<Wanted | null>(null)
  .on(opened, (_, wanted) => wanted)
  .reset(closed);

export const $data = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

/** The extras that are hired with the next court, by their ids. */
export const extraToggled = createEvent<string>();
export const $extras = createStore<readonly string[]>([])
  .on(extraToggled, (chosen, id) =>
    chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
  )
  .reset(closed);

sample({ clock: closed, target: request.reset });
// Prices and states are those of the customer; what is free changes.
sample({
  clock: [$wanted, $token, refreshRequested, placesChanged],
  source: $wanted,
  filter: isPresent,
  target: request.reloadRequested,
});
