import { createEffect, createStore, sample } from 'effector';
import { cartReset } from '@/entities/cart';
import { $token, $user, signedOut, signedOutElsewhere } from '@/entities/customer';
import { forgetJoiningDraft } from '@/entities/joining-draft';
import { forgetUnfinished } from '@/entities/payment';
import { readTokenFx } from '@/shared/auth';

// Cart and payment end with the session; the server ends pending payments (docs/payments.md).

const forgetPaymentFx = createEffect(forgetUnfinished);
const forgetJoiningFx = createEffect(forgetJoiningDraft);

/** The current and the previous customer; a renewed token changes neither. */
const $customers = createStore<{ readonly now: string | null; readonly before: string | null }>({
  now: null,
  before: null,
}).on($user, (customers, user) =>
  user === null || user.id === customers.now ? customers : { now: user.id, before: customers.now },
);
const replaced = sample({ clock: $customers, filter: ({ before }) => before !== null });
const gone = sample({ clock: $token, filter: (token) => token === null });
/** The cookie has been read, and there is no session. */
const missing = sample({
  clock: readTokenFx.doneData,
  source: $token,
  filter: (token, read) => token === null && read === null,
});

const loggedOut = [signedOut, signedOutElsewhere];
sample({ clock: loggedOut, target: forgetJoiningFx });
sample({ clock: [...loggedOut, replaced, gone, missing], target: forgetPaymentFx });
// A log-out clears the cart, and with it its offline payments and credits. Requirement A1.4.
sample({ clock: [replaced, gone], target: cartReset });
