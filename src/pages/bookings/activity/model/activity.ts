import { sample } from 'effector';
import { $token } from '@/entities/customer';
import { loadActivity } from '@/shared/api';
import { getPageTime } from '@/shared/lib';
import { createPage } from '@/shared/request';
import { bookingShown, placesChanged } from '@/widgets/book-place';

interface ActivityParams {
  /** The slug of the centre. */
  readonly venue: string;
  readonly activitySlug: string;
}

export const page = createPage({
  load: async (params: ActivityParams, options) => {
    const activity = await loadActivity(params, options);
    return { activity, receivedAt: getPageTime() };
  },
  // Prices and states depend on the customer, and availability changes.
  reloadOn: [$token, placesChanged],
});

sample({ clock: page.opened, target: bookingShown });
