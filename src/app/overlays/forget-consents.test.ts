import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { hasAgreed, storeAgreement } from '@/entities/consent';
import { signedOut, signedOutElsewhere } from '@/entities/customer';
import { readConfig } from '@/shared/config';
import { toastTimerFx } from '@/shared/toast';
import './forget-consents';

const SITE = readConfig({});
const CONSENT = { customerId: 'customer-1', documents: [{ id: '1', title: 'Terms', html: '' }] };

test.each([
  ['here', signedOut],
  ['in another tab', signedOutElsewhere],
])('a log-out %s clears the customer’s consents', async (_, loggedOut) => {
  await storeAgreement(SITE, CONSENT);
  await allSettled(loggedOut, { scope: fork({ handlers: [[toastTimerFx, () => 0]] }) });
  expect(await hasAgreed(SITE, CONSENT)).toBe(false);
});
