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
import { adding, bankCompleted, errorsReceived } from './sending';
import { $debitBlockers, debitTerms } from './terms';

/** The form of bank details is shown; it is prefilled with the customer's data, and its code loads with it. */
export const bankOpened = createEvent();

export const bank = createDirectDebit({
  $termsBlockers: $debitBlockers,
  $customerName: $fullName,
  $home: $homeAddress.map((home) => home && toBillingAddress(home)),
  $isHomeLoading: $isHomeAddressLoading,
});

sample({ clock: bankOpened, target: debitTerms.opened });
sample({
  clock: bankOpened,
  source: $user,
  filter: (user) => user !== null,
  fn: (user) => user?.id ?? '',
  target: homeAddressRequested,
});
sample({ clock: bank.completed, target: bankCompleted });
sample({ clock: errorsReceived, target: bank.serverRefused });
// Bank details are kept in memory only as long as they are needed.
sample({
  clock: [opened, closed, adding.sendFx.done],
  target: [bank.reset, debitTerms.reset],
});
