import { expect, type Page } from '@playwright/test';
import { sandboxUrl } from '../../e2e/support/addresses.ts';
import { enterScenario, readLedger } from '../../e2e/support/sandbox.ts';
import { sites } from '../../e2e/support/sub-sites.ts';
import type { Call, Customer } from '../call.ts';
import { logInAs } from './log-in-as.ts';

interface Parent extends Customer {
  readonly sessionId: string;
}

const VENUE = 'ardwick-fields-leisure-centre';
const button = (page: Page, name: string) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const changeLeo = (page: Page) => button(page, 'Change details of Leo Scenario');

const sessionIds = new Map<string, string>();
async function enterParent(): Promise<Customer> {
  const parent = await enterScenario<Parent>('a-parent-of-two');
  sessionIds.set(parent.email, parent.sessionId);
  return parent;
}

async function openSession(page: Page, parent: Customer): Promise<void> {
  await logInAs(page, parent);
  await page.goto(`${sites.bookings}/location/${VENUE}/sessions/${sessionIds.get(parent.email)}`);
  await expect(button(page, 'Add a child')).toBeVisible();
}

async function fillIn(page: Page): Promise<void> {
  await button(page, 'Add a child').click();
  await field(page, 'First name').fill('Ida');
  await field(page, 'Last name').fill('Scenario');
  await field(page, 'Date of birth').fill('27/3/2019');
}

async function openLeo(page: Page): Promise<void> {
  await changeLeo(page).click();
  await field(page, 'First name').fill('Leonard');
}

/** Checks the first names of the parent's people, and that there is no order. */
const hasPeople =
  (...names: readonly string[]) =>
  async ({ email, token = '' }: Customer) => {
    const answer = await fetch(`${sandboxUrl}/api/activities/attendees`, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    });
    const { data }: { data: { first_name: string }[] } = await answer.json();
    expect(data.slice(1).map(({ first_name }) => first_name)).toEqual(names);
    expect((await readLedger(email)).orders).toEqual([]);
  };

const save = (page: Page) => button(page, 'Save').click();
const ida = (page: Page) => page.getByText(/^Ida Scenario, aged/);
const leonard = (page: Page) => page.getByText(/^Leonard Scenario, aged/);

const formFields = (page: Page) => page.getByRole('textbox');
const saveForm = (page: Page) => button(page, 'Save the form');
const toForm = (page: Page) => page.getByRole('link', { name: 'Fill in Leo Scenario’s form' });
const toPayment = (page: Page) => page.getByRole('link', { name: /^Pay £/ });

async function openForm(page: Page, parent: Customer): Promise<void> {
  await logInAs(page, parent);
  await page.goto(`${sites.bookings}/basket`);
  await expect(toForm(page).or(toPayment(page)).first()).toBeVisible();
}

/** Last season's answers are there: changes the doctor, and confirms the rest. */
async function confirmForm(page: Page): Promise<void> {
  await toForm(page).click();
  await formFields(page).first().fill('Dr Hill');
  await page.getByRole('checkbox', { name: /^These answers are correct/ }).check();
}

/** The calls by which parents manage their children's details. */
export const peopleCalls: readonly Call[] = [
  {
    name: 'add a child',
    call: 'POST /api/activities/attendees',
    customer: enterParent,
    async openBefore(page, parent) {
      await openSession(page, parent);
      await fillIn(page);
    },
    makeCall: save,
    findResult: ida,
    listTyped: (page) => [
      [field(page, 'First name'), 'Ida'],
      [field(page, 'Date of birth'), '27/3/2019'],
    ],
    async recover(page, parent) {
      await openSession(page, parent);
      if (await ida(page).isVisible()) return;
      await fillIn(page);
      await save(page);
    },
    expectRecords: hasPeople('Leo', 'Mia', 'Ida'),
  },
  {
    name: 'change a child',
    call: 'PUT /api/activities/attendees/{id}',
    customer: enterParent,
    async openBefore(page, parent) {
      await openSession(page, parent);
      await openLeo(page);
    },
    makeCall: save,
    findResult: leonard,
    listTyped: (page) => [[field(page, 'First name'), 'Leonard']],
    async recover(page, parent) {
      await openSession(page, parent);
      if (await leonard(page).isVisible()) return;
      await openLeo(page);
      await save(page);
    },
    expectRecords: hasPeople('Leonard', 'Mia'),
  },
  {
    name: 'fill in the form about a child',
    call: 'PUT /api/activities/attendees/{id}/form',
    customer: () => enterScenario<Customer>('a-basket-with-a-form-out-of-date'),
    async openBefore(page, parent) {
      await openForm(page, parent);
      await confirmForm(page);
    },
    makeCall: (page) => saveForm(page).click(),
    findResult: toPayment,
    listTyped: (page) => [[formFields(page).first(), 'Dr Hill']],
    async recover(page, parent) {
      await openForm(page, parent);
      if (await toPayment(page).isVisible()) return;
      await confirmForm(page);
      await saveForm(page).click();
    },
    expectRecords: hasPeople('Leo', 'Mia'),
  },
];
