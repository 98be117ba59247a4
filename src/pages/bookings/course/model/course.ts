import { sample } from 'effector';
import { $token } from '@/entities/customer';
import { sessionReloaded, waitForWaitingListCode, waitingChanged } from '@/features/join-waiting-list';
import { loadCourse } from '@/shared/api';
import { createPage } from '@/shared/request';
import { bookingShown, placesChanged } from '@/widgets/book-place';

export const page = createPage({
  load: async (courseId: string, options) => waitForWaitingListCode(await loadCourse({ courseId }, options)),
  // Prices and verdicts depend on the customer.
  reloadOn: [$token, placesChanged, waitingChanged],
});

sample({ clock: page.opened, target: bookingShown });
sample({
  clock: page.$data.updates.filterMap((course) => course?.id),
  target: sessionReloaded,
});
