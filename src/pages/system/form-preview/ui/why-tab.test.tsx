import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listViolations } from '@/shared/testing';
import { buildQuestion, buildQuestionGroup } from '../../../../../tests/fixtures/custom-questions.ts';
import { buildMembershipType, buildPaymentOption } from '../../../../../tests/fixtures/memberships.ts';
import { buildVenue } from '../../../../../tests/fixtures/venues.ts';
import { openPreview } from '../testing/open-preview';

afterEach(() => vi.unstubAllGlobals());

const venue = buildVenue({ can_display_ineligible_memberships: false });
const purchaseRefusal = { can_purchase: false, has_prices: true, message: 'For students only.', code: null };
const buildType = (overrides: object) => ({ ...buildMembershipType({ eligibility: null }), ...overrides });
const MEMBERSHIP_TYPES: readonly object[] = [
  buildType({ id: 'gym', slug: 'gym', name: 'Gym', min_age: 16, provides_access_to: null }),
  buildType({
    id: 'student',
    slug: 'student',
    name: 'Student',
    provides_access_to: [{ id: 'elsewhere', name: 'B' }],
    payment_options: [{ ...buildPaymentOption(), is_purchasable: purchaseRefusal }],
  }),
  buildType({ id: 'odd', slug: '', name: 'Odd' }),
];

async function openWhyTabFor(name: string, questions: unknown = []) {
  let isApiDown = questions === null;
  const page = openPreview(
    '/form-preview/why',
    {
      [`/api/memberships/types?venue_id=${venue.id}`]: () => Response.json({ data: MEMBERSHIP_TYPES }),
      '/api/custom-questions/memberships/gym': () =>
        isApiDown ? new Response('', { status: 500 }) : Response.json({ data: questions ?? [] }),
      '/api/custom-questions/memberships/student': () => Response.json({ data: [] }),
    },
    { 'GET /api/venues/online-joining': { data: [venue] } },
  );
  await screen.findByRole('option', { name: venue.name });
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Centre' }), venue.name);
  await screen.findByRole('option', { name });
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Membership' }), name);
  return { ...page, restoreApi: () => (isApiDown = false) };
}

async function findResult() {
  const region = within(await screen.findByRole('region', { name: 'Result' }));
  const rules = region.getAllByRole('listitem').map(({ textContent }) => textContent);
  return {
    verdict: region.getByRole('status').textContent,
    unmetRules: rules.filter((rule) => rule?.startsWith('No')),
  };
}

test('a shown membership meets every rule, unless the date of birth makes the customer too young', async () => {
  const { user } = await openWhyTabFor('Gym');
  expect(await findResult()).toEqual({ verdict: 'It’s shown and can be bought.', unmetRules: [] });
  await user.type(screen.getByRole('textbox', { name: 'Customer’s date of birth' }), '30/12/2010');
  expect(await findResult()).toEqual({
    verdict: 'It’s shown, but a customer with this date of birth is told they’re the wrong age.',
    unmetRules: ['NoThe customer will be old enough within a month: 16 or over.Decided by: min_age'],
  });
  await user.click(screen.getByRole('radio', { name: 'Single payment' }));
  expect(await findResult()).toMatchObject({
    verdict: 'It isn’t shown.',
    unmetRules: [
      expect.stringContaining('payment_options[].payment_type'),
      expect.stringContaining('min_age'),
    ],
  });
  expect(await listViolations()).toEqual([]);
});

test('each rule that a membership fails names its field and the reason from the operator’s system', async () => {
  await openWhyTabFor('Student');
  expect(await findResult()).toEqual({
    verdict: 'It isn’t shown.',
    unmetRules: [
      'NoIt can be used at this centre.Decided by: provides_access_to[].id',
      'NoYour system lets a visitor buy it.For students only.Decided by: payment_options[].is_purchasable.can_purchase',
      'NoThe customer already has it, so it’s listed anyway.Decided by: payment_options[].is_purchasable.code',
      'NoThe centre shows memberships that a customer isn’t eligible for.Decided by: can_display_ineligible_memberships (GET /api/venues/online-joining)',
    ],
  });
});

test.each([
  ['Odd (left out)', 'NoThe site can read it.It has no “slug”. Customers don’t see it.'],
  ['It isn’t in this list', 'NoYour system sends it for this centre.'],
])('a membership that is not in the list says why: %s', async (name, expectedRule) => {
  await openWhyTabFor(name);
  expect(await findResult()).toEqual({
    verdict: 'It isn’t shown.',
    unmetRules: [expect.stringContaining(expectedRule)],
  });
});

test('a required question that cannot be asked stops the sale', async () => {
  const unknownQuestion = { ...buildQuestion({ label: 'Shape' }), type: 'hologram' };
  await openWhyTabFor('Gym', [{ ...buildQuestionGroup(), questions: [unknownQuestion] }]);
  expect(await findResult()).toEqual({
    verdict: 'It’s shown, but it can’t be bought online: a required question can’t be shown.',
    unmetRules: [expect.stringContaining('These can’t be shown: “Shape”.')],
  });
});

test('questions that could not be loaded can be tried again', async () => {
  const { user, restoreApi } = await openWhyTabFor('Gym', null);
  expect(await screen.findByText('We couldn’t load its questions.')).toBeTruthy();
  restoreApi();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Every required question can be shown.')).toBeTruthy();
  expect(screen.queryByText('We couldn’t load its questions.')).toBeNull();
});
