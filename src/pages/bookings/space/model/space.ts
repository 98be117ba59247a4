import { createEvent, createStore, sample } from 'effector';
import { $token } from '@/entities/customer';
import { toggledHire } from '@/features/choose-attendees';
import { isApiFailure, loadClient, loadSlots, type SlotGrid } from '@/shared/api';
import { type IsoDate, pageTime } from '@/shared/lib';
import { createPage } from '@/shared/request';
import { bookingShown, placesChanged } from '@/widgets/book-place';

interface SlotGridParams {
  readonly venue: string;
  readonly facilitySlug: string;
  readonly date: IsoDate;
}

/** The slots of a facility on a day; those of one day stay until those of the next are there. */
export const page = createPage({
  load: async (params: SlotGridParams, options) => {
    const grid = await loadDay(params, options);
    return { grid, params, receivedAt: pageTime() };
  },
  // Prices and states are those of the customer; what is free changes.
  reloadOn: [$token, placesChanged],
  subject: ({ venue, facilitySlug }) => `${venue}/${facilitySlug}`,
});

/** A day that is over, or too far ahead, leads to today; which day that is, the server is asked again. */
async function loadDay(params: SlotGridParams, options: { signal: AbortSignal }): Promise<SlotGrid> {
  return loadSlots(params, options).catch(async (failure) => {
    if (!isApiFailure(failure) || failure.kind !== 'validation') throw failure;
    const { today } = await loadClient(options);
    return loadSlots({ ...params, date: today }, options);
  });
}

sample({ clock: page.opened, target: bookingShown });

/** The extras that are hired with the next court, by their ids. */
export const extraToggled = createEvent<string>();
export const $extras = createStore<readonly string[]>([]).on(extraToggled, toggledHire).reset(page.closed);
