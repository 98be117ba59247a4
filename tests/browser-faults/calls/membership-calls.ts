import { expect, type Page } from '@playwright/test';
import { buildMembershipPath } from '../../e2e/support/membership-steps.ts';
import { enterScenario } from '../../e2e/support/sandbox.ts';
import type { Call, Customer } from '../call.ts';
import { isOneInBasket } from './joining-calls.ts';
import { logInAs } from './log-in-as.ts';

interface Member extends Customer {
  readonly membershipId: string;
}

const membershipIds = new Map<string, string>();
const enterMember = (scenario: string) => async (): Promise<Customer> => {
  const customer = await enterScenario<Member>(scenario);
  membershipIds.set(customer.email, customer.membershipId);
  return customer;
};

/** The button that adds a change to the basket. If the change is the only item, it is paid at once. */
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Add to basket|Pay £)/ });
const inBasket = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Your basket|Checkout)$/ });

async function open(page: Page, customer: Customer, part: 'change' | 'renew'): Promise<void> {
  await logInAs(page, customer);
  await page.goto(buildMembershipPath(membershipIds.get(customer.email) ?? '', part));
}

async function reachChange(page: Page, customer: Customer): Promise<void> {
  await open(page, customer, 'change');
  await page.getByRole('button', { name: /^Choose Gym,/ }).click();
  await expect(page.getByRole('region', { name: 'What you pay' })).toBeVisible();
  await page.getByRole('checkbox', { name: /Health.* and .*terms/i }).check();
}

async function agree(page: Page): Promise<void> {
  for (const tick of [/Health/, /terms/i]) await page.getByRole('checkbox', { name: tick }).check();
}

async function reachRenewal(page: Page, customer: Customer): Promise<void> {
  await open(page, customer, 'renew');
  await expect(add(page)).toBeVisible();
  await agree(page);
}

const sentBy = (openBefore: Call['openBefore']) =>
  ({
    openBefore,
    makeCall: (page) => add(page).click(),
    findResult: inBasket,
    async recover(page, customer) {
      await openBefore(page, customer);
      await add(page).click();
    },
    expectRecords: isOneInBasket,
  }) satisfies Partial<Call>;

/** The calls that change and renew a membership. */
export const membershipCalls: readonly Call[] = [
  {
    name: 'change a membership',
    call: 'POST /api/memberships/{id}/change/{optionId}',
    isInShortRun: ['lost'],
    customer: enterMember('a-customer-with-billing-date'),
    ...sentBy(reachChange),
  },
  {
    name: 'renew a membership',
    call: 'POST /api/memberships/{id}/renew',
    customer: enterMember('a-customer-with-single-payment-membership'),
    ...sentBy(reachRenewal),
  },
];
