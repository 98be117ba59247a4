import { createEvent, createStore, sample } from 'effector';
import { $today } from '@/entities/client';
import { $token } from '@/entities/customer';
import { toggledHire } from '@/features/choose-attendees';
import { isApiFailure, loadClient, loadSlots, type SlotGrid } from '@/shared/api';
import { type IsoDate, isPresent, pageTime } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { placesChanged } from '@/widgets/book-place';

interface SlotGridParams {
  readonly venue: string;
  readonly facilitySlug: string;
  /** null: the operator's today. */
  readonly date: IsoDate | null;
}

/** The slots of a facility on a day are on the screen. */
export const opened = createEvent<SlotGridParams>();
export const closed = createEvent();
export const refreshRequested = createEvent();

const request = createRequest({
  load: async ({ wanted, today }: { wanted: SlotGridParams; today: IsoDate }, options) => {
    const grid = await loadDay({ ...wanted, date: wanted.date ?? today }, options);
    return { grid, wanted, receivedAt: pageTime() };
  },
});

/** A day that is over, or too far ahead, leads to today; which day that is, the server is asked again. */
async function loadDay(
  wanted: SlotGridParams & { date: IsoDate },
  options: { signal: AbortSignal },
): Promise<SlotGrid> {
  return loadSlots(wanted, options).catch(async (failure) => {
    if (!isApiFailure(failure) || failure.kind !== 'validation') throw failure;
    const { today } = await loadClient(options);
    return loadSlots({ ...wanted, date: today }, options);
  });
}

const $wanted = createStore<SlotGridParams | null>(null)
  .on(opened, (_, wanted) => wanted)
  .reset(closed);

export const $data = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

/** The extras that are hired with the next court, by their ids. */
export const extraToggled = createEvent<string>();
export const $extras = createStore<readonly string[]>([]).on(extraToggled, toggledHire).reset(closed);

sample({ clock: closed, target: request.reset });
// Prices and states are those of the customer; what is free changes.
const due = sample({
  clock: [$wanted, $token, refreshRequested, placesChanged],
  source: { wanted: $wanted, today: $today },
  fn: ({ wanted, today }) => wanted && { wanted, today },
});
sample({ clock: due, filter: isPresent, target: request.reloadRequested });
