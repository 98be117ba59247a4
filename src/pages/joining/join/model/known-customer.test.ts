import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { aUser } from '@/shared/testing';
import { chooseMembership, fillDates } from '../testing/joining-steps';
import { visit } from '../testing/joining-world';
import { directDebit } from './features';
import { detailsContinued } from './joining';
import { confirmClicked } from './sending';

test('a customer whose name and home address are known enters only the two numbers of the account', async () => {
  const homeAddress = { lineOne: '4 Mill Lane', lineTwo: 'Flat 2', city: 'Norwich', postcode: 'nr1 1sr' };
  const pageVisit = await visit({ user: aUser(), home: homeAddress });
  const { scope, storedDetails } = pageVisit;
  await chooseMembership(pageVisit);
  await allSettled(detailsContinued, { scope });
  await fillDates(pageVisit);
  for (const [name, value] of [
    ['sortCode', '089999'],
    ['accountNumber', '66374958'],
  ] as const)
    await allSettled(directDebit.fieldChanged, { scope, params: { name, value } });
  await allSettled(directDebit.authorisationTicked, { scope, params: true });
  await allSettled(directDebit.saveClicked, { scope });
  await allSettled(confirmClicked, { scope });
  expect(storedDetails[0]).toMatchObject({
    accountHolder: 'Sam Taylor',
    accountDetails: {
      billingAddressLineOne: '4 Mill Lane',
      billingAddressLineTwo: 'Flat 2',
      billingCity: 'Norwich',
      billingPostcode: 'NR1 1SR',
    },
  });
});
