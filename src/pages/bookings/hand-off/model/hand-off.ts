import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $token, $user, signedOut } from '@/entities/customer';
import { createAfterLogin } from '@/features/sign-in';
import { type ApiFailure, type ClaimedHandOff, claimHandOff, previewHandOff } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { bookings, navigated } from '@/shared/routes';
import { basketClaimed, type HandedBasket } from '@/widgets/carry-hand-off';
import { isTypedCode } from '../lib/code';
import { chooseScreen } from '../lib/screens';

/** The page of a code has opened. */
export const opened = createEvent<{ readonly token: string; readonly isElsewhere: boolean }>();
export const closed = createEvent();
export const payClicked = createEvent();
/** The customer wants to log in with another account. */
export const otherAccountClicked = createEvent();
export const refreshRequested = createEvent();

const $openedLink = createStore<{ readonly token: string; readonly isElsewhere: boolean } | null>(null)
  .on(opened, (_, link) => link)
  .reset(closed);

const previewRequest = createRequest({ load: previewHandOff });
export const { $failure, $isLoading, retryClicked } = previewRequest;
export const $preview = previewRequest.$data;
/** A typed code is only looked up for a logged-in customer. */
export const $needsLogIn = combine(
  $openedLink,
  $token,
  (link, token) => link !== null && token === null && isTypedCode(link.token),
);
const previewRequested = sample({
  clock: [opened, $needsLogIn, refreshRequested],
  source: { link: $openedLink, needsLogIn: $needsLogIn },
  fn: ({ link, needsLogIn }) => (link && !needsLogIn ? { token: link.token } : null),
}).filter({ fn: isPresent });
sample({ clock: opened, target: previewRequest.reset });
sample({ clock: previewRequested, target: previewRequest.reloadRequested });

sample({ clock: otherAccountClicked, target: signedOut });

interface ClaimRequest {
  readonly token: string;
  readonly customerId: string | null;
}
const claimFx = createEffect<ClaimRequest, ClaimedHandOff, ApiFailure>(({ token }) =>
  claimHandOff({ token }),
);
export const $isClaiming = claimFx.pending;
const claimRequested = sample({
  // A visitor logs in first.
  clock: createAfterLogin(payClicked, closed),
  source: { link: $openedLink, user: $user, token: $token, isBusy: $isClaiming, preview: $preview },
  filter: ({ token, isBusy, preview }) => token !== null && !isBusy && preview !== null,
  fn: ({ link, user }) => (link ? { token: link.token, customerId: user?.id ?? null } : null),
}).filter({ fn: isPresent });
sample({ clock: claimRequested, target: claimFx });

sample({
  clock: claimFx.done,
  fn: ({ params: { token, customerId }, result: { handoffId, venueName } }): HandedBasket => ({
    id: handoffId,
    token,
    venueName,
    customerId,
    orderId: null,
  }),
  target: basketClaimed,
});
sample({ clock: claimFx.done, fn: () => ({ to: bookings.basket, replace: true }), target: navigated });

/** Why the basket could not be opened, until the next attempt; null if it was not refused. */
export const $claimFailure = createStore<ApiFailure | null>(null)
  .on(claimFx.failData, (_, failure) => failure)
  .reset(claimFx, opened, closed, signedOut);
// Reloads the state of the hand-off, which has ended or belongs to another customer.
sample({ clock: claimFx.fail, target: refreshRequested });

export const $screen = combine(
  { link: $openedLink, preview: $preview, failure: $failure, claimFailure: $claimFailure },
  ({ link, preview, failure, claimFailure }) =>
    chooseScreen(preview, claimFailure ?? failure, link?.isElsewhere ?? false),
);
