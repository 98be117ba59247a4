import { expect, type Page } from '@playwright/test';
import { buildMembershipPath } from '../../e2e/support/membership-steps.ts';
import { enterScenario } from '../../e2e/support/sandbox.ts';
import type { BrowserCall, Customer } from '../call.ts';
import { expectOneItemInBasket } from './joining-calls.ts';
import { logInAs } from './log-in-as.ts';

interface MemberCustomer extends Customer {
  readonly membershipId: string;
}

const membershipIds = new Map<string, string>();
const createScenarioEntry = (scenario: string) => async (): Promise<Customer> => {
  const customer = await enterScenario<MemberCustomer>(scenario);
  membershipIds.set(customer.email, customer.membershipId);
  return customer;
};

/** The button that adds a change to the basket. If the change is the only item, it is paid at once. */
const findAddButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Add to basket|Pay £)/ });
const findBasketHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^(Your basket|Checkout)$/ });

async function openMembershipPage(
  page: Page,
  customer: Customer,
  subPage: 'change' | 'renew',
): Promise<void> {
  await logInAs(page, customer);
  await page.goto(buildMembershipPath(membershipIds.get(customer.email) ?? '', subPage));
}

async function prepareChange(page: Page, customer: Customer): Promise<void> {
  await openMembershipPage(page, customer, 'change');
  await page.getByRole('button', { name: /^Choose Gym,/ }).click();
  await expect(page.getByRole('region', { name: 'What you pay' })).toBeVisible();
  await page.getByRole('checkbox', { name: /Health.* and .*terms/i }).check();
}

async function tickTerms(page: Page): Promise<void> {
  for (const termsName of [/Health/, /terms/i]) await page.getByRole('checkbox', { name: termsName }).check();
}

async function prepareRenewal(page: Page, customer: Customer): Promise<void> {
  await openMembershipPage(page, customer, 'renew');
  await expect(findAddButton(page)).toBeVisible();
  await tickTerms(page);
}

const buildSendingSteps = (openBefore: BrowserCall['openBefore']) =>
  ({
    openBefore,
    makeCall: (page) => findAddButton(page).click(),
    findResult: findBasketHeading,
    async recover(page, customer) {
      await openBefore(page, customer);
      await findAddButton(page).click();
    },
    expectRecords: expectOneItemInBasket,
  }) satisfies Partial<BrowserCall>;

/** The calls that change and renew a membership. */
export const membershipCalls: readonly BrowserCall[] = [
  {
    name: 'change a membership',
    call: 'POST /api/memberships/{id}/change/{optionId}',
    isInShortRun: ['lost'],
    customer: createScenarioEntry('a-customer-with-billing-date'),
    ...buildSendingSteps(prepareChange),
  },
  {
    name: 'renew a membership',
    call: 'POST /api/memberships/{id}/renew',
    customer: createScenarioEntry('a-customer-with-single-payment-membership'),
    ...buildSendingSteps(prepareRenewal),
  },
];
