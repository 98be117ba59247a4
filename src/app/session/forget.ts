import { createEffect, createStore, sample } from 'effector';
import { cartReset } from '@/entities/cart';
import { $token, $user, signedOut, signedOutElsewhere } from '@/entities/customer';
import { forgetJoiningDraft } from '@/entities/joining-draft';
import { removeUnfinishedPayment } from '@/entities/payment';
import { readTokenFx } from '@/shared/auth';

// Cart and payment end with the session; the server ends pending payments (docs/payments.md).

const forgetPaymentFx = createEffect(removeUnfinishedPayment);
const forgetJoiningFx = createEffect(forgetJoiningDraft);

/** The current and the previous customer; a renewed token changes neither. */
const $customers = createStore<{ readonly current: string | null; readonly previous: string | null }>({
  current: null,
  previous: null,
}).on($user, (customers, user) =>
  user === null || user.id === customers.current
    ? customers
    : { current: user.id, previous: customers.current },
);
const customerReplaced = sample({ clock: $customers, filter: ({ previous }) => previous !== null });
const tokenRemoved = sample({ clock: $token, filter: (token) => token === null });
/** The cookie has been read, and there is no session. */
const cookieMissing = sample({
  clock: readTokenFx.doneData,
  source: $token,
  filter: (token, storedToken) => token === null && storedToken === null,
});

const loggedOut = [signedOut, signedOutElsewhere];
sample({ clock: loggedOut, target: forgetJoiningFx });
sample({ clock: [...loggedOut, customerReplaced, tokenRemoved, cookieMissing], target: forgetPaymentFx });
// A log-out clears the cart, and with it its offline payments and credits. Requirement A1.4.
sample({ clock: [customerReplaced, tokenRemoved], target: cartReset });
