import { createEvent, createStore, sample } from 'effector';
import { $token } from '@/entities/customer';
import { waitingChanged, waitingSeen, withWaitingCode } from '@/features/join-waiting-list';
import { loadCourse } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { placesChanged } from '@/widgets/book-place';

/** The page of the course with this id is on the screen. */
export const opened = createEvent<string>();
export const closed = createEvent();
export const refreshRequested = createEvent();

const request = createRequest({
  load: async (courseId: string, options) => withWaitingCode(await loadCourse({ courseId }, options)),
});

const $courseId = createStore<string | null>(null)
  .on(opened, (_, id) => id)
  .reset(closed);

export const $course = request.$data;
export const $failure = request.$failure;
export const $isLoading = request.$isLoading;
export const retryClicked = request.retryClicked;

sample({ clock: [opened, closed], target: request.reset });
// Prices and verdicts are those of the customer.
sample({
  clock: [$courseId, $token, refreshRequested, placesChanged, waitingChanged],
  source: $courseId,
  filter: isPresent,
  target: request.reloadRequested,
});
sample({
  clock: $course.updates.filterMap((course) => course?.id),
  target: waitingSeen,
});
