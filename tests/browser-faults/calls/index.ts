import type { BrowserCall } from '../call.ts';
import { accountCalls } from './account-calls.ts';
import { basketCalls } from './basket-calls.ts';
import { bookingCalls } from './booking-calls.ts';
import { debitCalls } from './debit-calls.ts';
import { detailsCalls } from './details-calls.ts';
import { documentCalls } from './document-calls.ts';
import { freezeCalls } from './freeze-calls.ts';
import { guestPassCalls } from './guest-pass-calls.ts';
import { joiningCalls } from './joining-calls.ts';
import { leavingCalls } from './leaving-calls.ts';
import { membershipCalls } from './membership-calls.ts';
import { payingCalls } from './paying-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { waitingCalls } from './waiting-calls.ts';

/** Every call that writes or pays, as a customer makes it. */
export const browserCalls: readonly BrowserCall[] = [
  ...accountCalls,
  ...detailsCalls,
  ...debitCalls,
  ...documentCalls,
  ...freezeCalls,
  ...guestPassCalls,
  ...joiningCalls,
  ...leavingCalls,
  ...membershipCalls,
  ...payingCalls,
  ...basketCalls,
  ...bookingCalls,
  ...peopleCalls,
  ...waitingCalls,
];
