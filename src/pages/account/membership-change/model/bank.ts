import { createEvent, sample } from 'effector';
import { $fullName, $user } from '@/entities/customer';
import {
  $homeAddress,
  $isHomeAddressLoading,
  homeAddressRequested,
  toBillingAddress,
} from '@/entities/home-address';
import { createDirectDebit } from '@/features/set-up-direct-debit';
import { closed, opened } from './change';
import { bankCompleted, membershipAddition, serverErrorsReceived } from './sending';
import { $debitTermsBlockers, debitTerms } from './terms';

/** The form of bank details is shown; it is prefilled with the customer's data, and its code loads with it. */
export const bankFormOpened = createEvent();

export const bankForm = createDirectDebit({
  $termsBlockers: $debitTermsBlockers,
  $customerName: $fullName,
  $home: $homeAddress.map((home) => home && toBillingAddress(home)),
  $isHomeLoading: $isHomeAddressLoading,
});

sample({ clock: bankFormOpened, target: debitTerms.opened });
sample({
  clock: bankFormOpened,
  source: $user,
  filter: (user) => user !== null,
  fn: (user) => user?.id ?? '',
  target: homeAddressRequested,
});
sample({ clock: bankForm.completed, target: bankCompleted });
sample({ clock: serverErrorsReceived, target: bankForm.serverRefused });
// Bank details are kept in memory only as long as they are needed.
sample({
  clock: [opened, closed, membershipAddition.sendFx.done],
  target: [bankForm.reset, debitTerms.reset],
});
