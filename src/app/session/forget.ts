import { createEffect, createStore, sample } from 'effector';
import { cartReset } from '@/entities/cart';
import { $token, $user, signedOut, signedOutElsewhere } from '@/entities/customer';
import { readTokenFx } from '@/shared/auth';
import { removeStored } from '@/shared/lib';

// A customer's cart and payment go with their session; the server ends what is still under way (docs/payments.md).

/** Where the checkout keeps a payment without an end, and the joining page what was chosen and typed. */
const PAYMENT = 'pavilion.payment';
const JOINING = ['pavilion.joining', 'pavilion.joining.answers'] as const;

const forgetFx = createEffect((keys: readonly string[]) => {
  for (const key of keys) removeStored('session', key);
});

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

sample({ clock: [signedOut, signedOutElsewhere], fn: () => [PAYMENT, ...JOINING], target: forgetFx });
sample({ clock: [replaced, gone, missing], fn: () => [PAYMENT], target: forgetFx });
// "Logout or cart reset clears the cart, its offline payments and the credits" (Spec, platform §4): both are the cart's.
sample({ clock: [replaced, gone], fn: () => undefined, target: cartReset });
