import { createEffect, createStore, sample } from 'effector';
import { cartReset } from '@/entities/cart';
import { $token, $user, signedOut, signedOutElsewhere } from '@/entities/customer';
import { forgetJoiningDraft } from '@/entities/joining-draft';
import { forgetUnfinished } from '@/entities/payment';
import { readTokenFx } from '@/shared/auth';

// A customer's cart and payment go with their session; the server ends what is still under way (docs/payments.md).

const forgetPaymentFx = createEffect(forgetUnfinished);
const forgetJoiningFx = createEffect(forgetJoiningDraft);

/** Who is here, and who was before; a renewed token is no other customer. */
const $customers = createStore<{ readonly now: string | null; readonly before: string | null }>({
  now: null,
  before: null,
}).on($user, (customers, user) =>
  user === null || user.id === customers.now ? customers : { now: user.id, before: customers.now },
);
const replaced = sample({ clock: $customers, filter: ({ before }) => before !== null });
const gone = sample({ clock: $token, filter: (token) => token === null });
/** The page is loaded, or looks at the cookie, and nobody is logged in. */
const missing = sample({
  clock: readTokenFx.doneData,
  source: $token,
  filter: (token, read) => token === null && read === null,
});

const loggedOut = [signedOut, signedOutElsewhere];
sample({ clock: loggedOut, fn: () => undefined, target: forgetJoiningFx });
sample({ clock: [...loggedOut, replaced, gone, missing], fn: () => undefined, target: forgetPaymentFx });
// "Logout or cart reset clears the cart, its offline payments and the credits" (Spec, platform §4): both are the cart's.
sample({ clock: [replaced, gone], fn: () => undefined, target: cartReset });
