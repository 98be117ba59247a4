import express, { type Router } from 'express';
import { toLondonDate } from '../domain/common/index.ts';
import {
  type AccountDirectDebit,
  getAccountDirectDebit,
  replaceDirectDebit,
} from '../domain/held-memberships/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller } from '../server/callers.ts';
import { toWirePrice } from './wire/money.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `direct-debit`: the bank account for a customer's memberships. Its numbers are never sent. */
export function directDebitRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/my-account/direct-debit', async (request, response) => {
    response.json({ data: toWireDirectDebit(await getAccountDirectDebit(store, requireCaller(request))) });
  });
  router.put('/api/my-account/direct-debit', async (request, response) => {
    const { account_holder, account_details, dd_terms_accepted }: Schemas['ReplaceDirectDebitRequest'] =
      request.body;
    const directDebit = await replaceDirectDebit(store, requireCaller(request), {
      accountHolder: account_holder,
      accountDetails: {
        sortCode: account_details.sort_code,
        accountNumber: account_details.account_number,
        billingAddressLineOne: account_details.billing_address_line_one,
        billingAddressLineTwo: account_details.billing_address_line_two,
        billingCity: account_details.billing_city,
        billingPostcode: account_details.billing_postcode,
      },
      ddTermsAccepted: dd_terms_accepted,
    });
    response.json({ data: toWireDirectDebit(directDebit) });
  });
  return router;
}

function toWireDirectDebit({
  mandate,
  billingDay,
  serviceUserName,
  upcomingCollections,
}: AccountDirectDebit): Schemas['DirectDebit'] {
  return {
    instruction: mandate && {
      state: mandate.status,
      reference: mandate.reference,
      account_holder: mandate.accountHolder,
      sort_code_ending: mandate.sortCode.slice(-2),
      account_ending: mandate.accountNumber.slice(-4),
      since: toLondonDate(mandate.createdAt),
    },
    service_user_name: serviceUserName,
    billing_day: billingDay,
    upcoming: upcomingCollections.map(({ date, amount, accountEnding }) => ({
      date,
      amount: toWirePrice(amount),
      account_ending: accountEnding,
    })),
  };
}
