import { accountCalls } from './account-calls.ts';
import { basketCalls } from './basket-calls.ts';
import { bookingCalls } from './booking-calls.ts';
import type { TestedCall } from './call.ts';
import { campCalls } from './camp-calls.ts';
import { centreCalls } from './centre-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { deskCalls } from './desk-calls.ts';
import { detailsCalls } from './details-calls.ts';
import { documentCalls } from './document-calls.ts';
import { freezeCalls } from './freeze-calls.ts';
import { guestPassCalls } from './guest-pass-calls.ts';
import { handOffCalls } from './hand-off-calls.ts';
import { leavingCalls } from './leaving-calls.ts';
import { membershipCalls } from './membership-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { visitorCalls } from './visitor-calls.ts';
import { waitingCalls } from './waiting-calls.ts';

/** The calls of the joining page, the account, camps and courses. */
export const joiningAndAccountCalls: readonly TestedCall[] = [
  ...visitorCalls,
  ...customerCalls,
  ...detailsCalls,
  ...campCalls,
  ...accountCalls,
  ...bookingCalls,
  ...documentCalls,
  ...membershipCalls,
  ...freezeCalls,
  ...guestPassCalls,
  ...leavingCalls,
  ...peopleCalls,
];

/** The calls of a centre's pages, the basket, the waiting lists and the desk. */
export const bookingsSiteCalls: readonly TestedCall[] = [
  ...centreCalls,
  ...basketCalls,
  ...waitingCalls,
  ...deskCalls,
  ...handOffCalls,
];
