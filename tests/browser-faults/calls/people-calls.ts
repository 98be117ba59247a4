import { expect, type Page } from '@playwright/test';
import { sandboxUrl } from '../../e2e/support/addresses.ts';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { BrowserCall, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

interface ParentCustomer extends Customer {
  readonly sessionId: string;
}

const VENUE_SLUG = 'ardwick-fields-leisure-centre';
const findButton = (page: Page, name: string) => page.getByRole('button', { name });
const findField = (page: Page, name: string) => page.getByRole('textbox', { name });
const findChangeLeoButton = (page: Page) => findButton(page, 'Change details of Leo Scenario');

const sessionIds = new Map<string, string>();
async function enterParent(): Promise<Customer> {
  const parent = await enterScenario<ParentCustomer>('a-parent-of-two');
  sessionIds.set(parent.email, parent.sessionId);
  return parent;
}

async function openSession(page: Page, parent: Customer): Promise<void> {
  await logInAs(page, parent);
  await page.goto(`${sites.bookings}/location/${VENUE_SLUG}/sessions/${sessionIds.get(parent.email)}`);
  await expect(findButton(page, 'Add a child')).toBeVisible();
}

async function fillNewChild(page: Page): Promise<void> {
  await findButton(page, 'Add a child').click();
  await findField(page, 'First name').fill('Ida');
  await findField(page, 'Last name').fill('Scenario');
  await findField(page, 'Date of birth').fill('27/3/2019');
}

async function renameLeo(page: Page): Promise<void> {
  await findChangeLeoButton(page).click();
  await findField(page, 'First name').fill('Leonard');
}

/** Checks the first names of the parent's people, and that there is no order. */
const createPeopleCheck =
  (...names: readonly string[]) =>
  async ({ email, token = '' }: Customer) => {
    const answer = await fetch(`${sandboxUrl}/api/activities/attendees`, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    });
    const { data }: { data: { first_name: string }[] } = await answer.json();
    expect(data.slice(1).map(({ first_name }) => first_name)).toEqual(names);
    expect((await readLedger(email)).orders).toEqual([]);
  };

const clickSave = (page: Page) => findButton(page, 'Save').click();
const findIda = (page: Page) => page.getByText(/^Ida Scenario, aged/);
const findLeonard = (page: Page) => page.getByText(/^Leonard Scenario, aged/);

const findFormFields = (page: Page) => page.getByRole('textbox');
const findSaveFormButton = (page: Page) => findButton(page, 'Save the form');
const findFormLink = (page: Page) => page.getByRole('link', { name: 'Fill in Leo Scenario’s form' });
const findPaymentLink = (page: Page) => page.getByRole('link', { name: /^Pay £/ });

async function openBasketWithForm(page: Page, parent: Customer): Promise<void> {
  await logInAs(page, parent);
  await page.goto(`${sites.bookings}/basket`);
  await expect(findFormLink(page).or(findPaymentLink(page)).first()).toBeVisible();
}

/** Last season's answers are there: changes the doctor, and confirms the rest. */
async function confirmForm(page: Page): Promise<void> {
  await findFormLink(page).click();
  await findFormFields(page).first().fill('Dr Hill');
  await page.getByRole('checkbox', { name: /^These answers are correct/ }).check();
}

/** The calls by which parents manage their children's details. */
export const peopleCalls: readonly BrowserCall[] = [
  {
    name: 'add a child',
    call: 'POST /api/activities/attendees',
    customer: enterParent,
    async openBefore(page, parent) {
      await openSession(page, parent);
      await fillNewChild(page);
    },
    makeCall: clickSave,
    findResult: findIda,
    listTyped: (page) => [
      [findField(page, 'First name'), 'Ida'],
      [findField(page, 'Date of birth'), '27/3/2019'],
    ],
    async recover(page, parent) {
      await openSession(page, parent);
      if (await findIda(page).isVisible()) return;
      await fillNewChild(page);
      await clickSave(page);
    },
    expectRecords: createPeopleCheck('Leo', 'Mia', 'Ida'),
  },
  {
    name: 'change a child',
    call: 'PUT /api/activities/attendees/{id}',
    customer: enterParent,
    async openBefore(page, parent) {
      await openSession(page, parent);
      await renameLeo(page);
    },
    makeCall: clickSave,
    findResult: findLeonard,
    listTyped: (page) => [[findField(page, 'First name'), 'Leonard']],
    async recover(page, parent) {
      await openSession(page, parent);
      if (await findLeonard(page).isVisible()) return;
      await renameLeo(page);
      await clickSave(page);
    },
    expectRecords: createPeopleCheck('Leonard', 'Mia'),
  },
  {
    name: 'fill in the form about a child',
    call: 'PUT /api/activities/attendees/{id}/form',
    customer: () => enterScenario<Customer>('a-basket-with-a-form-out-of-date'),
    async openBefore(page, parent) {
      await openBasketWithForm(page, parent);
      await confirmForm(page);
    },
    makeCall: (page) => findSaveFormButton(page).click(),
    findResult: findPaymentLink,
    listTyped: (page) => [[findFormFields(page).first(), 'Dr Hill']],
    async recover(page, parent) {
      await openBasketWithForm(page, parent);
      if (await findPaymentLink(page).isVisible()) return;
      await confirmForm(page);
      await findSaveFormButton(page).click();
    },
    expectRecords: createPeopleCheck('Leo', 'Mia'),
  },
];
