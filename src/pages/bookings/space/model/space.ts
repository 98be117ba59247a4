import { createEvent, createStore, sample } from 'effector';
import { $token } from '@/entities/customer';
import { toggleHire } from '@/features/choose-attendees';
import { isApiFailure, loadClient, loadSlots, type SlotGrid } from '@/shared/api';
import { getPageTime, type IsoDate } from '@/shared/lib';
import { createPage } from '@/shared/request';
import { bookingShown, placesChanged } from '@/widgets/book-place';

interface SlotGridParams {
  /** The slug of the centre. */
  readonly venue: string;
  readonly facilitySlug: string;
  readonly date: IsoDate;
}

/** Loads the slots of a facility on a day; those of the previous day stay until the new ones have loaded. */
export const page = createPage({
  load: async (params: SlotGridParams, options) => {
    const grid = await loadDayOrToday(params, options);
    return { grid, params, receivedAt: getPageTime() };
  },
  // Prices and states depend on the customer, and availability changes.
  reloadOn: [$token, placesChanged],
  subject: ({ venue, facilitySlug }) => `${venue}/${facilitySlug}`,
});

/**
 * Loads a day. A day that is past or too far ahead is replaced by today, whose date is requested from the server
 * again.
 */
async function loadDayOrToday(params: SlotGridParams, options: { signal: AbortSignal }): Promise<SlotGrid> {
  return loadSlots(params, options).catch(async (failure) => {
    if (!isApiFailure(failure) || failure.kind !== 'validation') throw failure;
    const { today } = await loadClient(options);
    return loadSlots({ ...params, date: today }, options);
  });
}

sample({ clock: page.opened, target: bookingShown });

/** An extra to be hired with the next court was toggled; the payload is its ID. */
export const extraToggled = createEvent<string>();
export const $hiredIds = createStore<readonly string[]>([]).on(extraToggled, toggleHire).reset(page.closed);
