import { randomUUID } from 'node:crypto';
import type { components } from '../../src/shared/api/schema.gen.ts';
import type { StateValueName } from '../state-values.ts';

type Schemas = components['schemas'];
type Values = Partial<Record<StateValueName, unknown>>;

/**
 * Requests from the API the values that an interaction needs and its state does not return: ids of the catalogue, the offered
 * days, a complete registration, the customer's cart. This keeps a provider's states small, and an interaction that needs no
 * catalogue can be replayed on a server without one.
 *
 * @throws an Error that names the missing value and where it was looked up.
 */
export async function lookUpValues(
  ask: GetData,
  stateData: Values,
  needs: readonly StateValueName[],
): Promise<Values> {
  const missingNames = needs.filter((name) => !(name in stateData));
  const isMissing = (names: readonly StateValueName[]) => names.some((name) => missingNames.includes(name));
  const values: Values = {
    ...(isMissing(CATALOGUE_VALUES) ? await loadCatalogueValues(ask, missingNames) : {}),
    ...(isMissing(['clientId', 'registration']) ? await loadClientValues(ask, missingNames) : {}),
    ...(isMissing(['deskCustomer']) ? { deskCustomer: await answerRequiredFields(ask) } : {}),
    ...(isMissing(CART_VALUES) ? await loadCartValues(ask, missingNames) : {}),
    ...(isMissing(['changedFields']) ? { changedFields: await findChangedFields(ask) } : {}),
    ...(isMissing(['removedField']) ? { removedField: await findRemovedField(ask) } : {}),
    ...stateData,
  };
  if (isMissing(['promotionCodeId'])) values.promotionCodeId = await loadPromotionCodeId(ask, values);
  const unknownName = missingNames.find((name) => values[name] === undefined);
  if (unknownName)
    throw new Error(`The request needs \`${unknownName}\`, which neither the state nor the API returns.`);
  return values;
}

/** Returns the `data` of a GET, or null if the provider refuses the request. */
export type GetData = <Data>(path: string) => Promise<Data | null>;

const CATALOGUE_VALUES: readonly StateValueName[] = [
  'venueId',
  'venueSlug',
  'membershipTypeId',
  'paymentOptionId',
  'startDate',
  'billingDay',
  'answers',
];
const CART_VALUES: readonly StateValueName[] = [
  'cartId',
  'cartItemId',
  'itemHash',
  'amount',
  'terms',
  'sessionKey',
];

/** Finds a venue. If the request needs more, finds one that sells a monthly membership with questions, and its costs. */
async function loadCatalogueValues(ask: GetData, missingNames: readonly StateValueName[]): Promise<Values> {
  const venues = (await ask<Schemas['Venue'][]>('/api/venues/online-joining')) ?? [];
  const [firstVenue] = venues;
  if (!firstVenue) throw new Error('GET /api/venues/online-joining lists no venue.');
  if (
    !missingNames.some(
      (name) => CATALOGUE_VALUES.includes(name) && name !== 'venueId' && name !== 'venueSlug',
    )
  ) {
    return { venueId: firstVenue.id, venueSlug: firstVenue.slug };
  }
  for (const venue of venues) {
    const types =
      (await ask<Schemas['MembershipType'][]>(`/api/memberships/types?venue_id=${venue.id}`)) ?? [];
    for (const type of types) {
      const option = type.payment_options.find(
        ({ payment_type, is_purchasable }) => payment_type === 'recurring' && is_purchasable.can_purchase,
      );
      const groups = await ask<Schemas['QuestionGroup'][]>(`/api/custom-questions/memberships/${type.id}`);
      const requiredQuestions = (groups ?? [])
        .flatMap(({ questions }) => questions)
        .filter((question) => question.is_required);
      if (option && requiredQuestions.length > 0) {
        const ids = { venueId: venue.id, venueSlug: venue.slug, membershipTypeId: type.id };
        return {
          ...ids,
          paymentOptionId: option.id,
          ...(await loadDays(ask, missingNames, { venue: venue.id, type: type.id, option: option.id })),
          answers: requiredQuestions.map(({ id, type: kind, options }) => ({
            question_id: id,
            answer: buildAnswer(kind, listOptionValues(options)),
          })),
        };
      }
    }
  }
  throw new Error(
    `No venue sells a monthly membership with required questions, of which the request's ${missingNames.join(', ')} could be taken.`,
  );
}

async function loadDays(
  ask: GetData,
  missingNames: readonly StateValueName[],
  { venue, type, option }: Record<'venue' | 'type' | 'option', string>,
): Promise<Values> {
  if (!missingNames.includes('startDate') && !missingNames.includes('billingDay')) return {};
  const costs = await ask<Schemas['Costs']>(
    `/api/memberships/types/${type}/payment-options/${option}?venue_id=${venue}`,
  );
  return { startDate: costs?.start_date.min, billingDay: costs?.billing_days[0] };
}

async function loadPromotionCodeId(
  ask: GetData,
  { promotionCode, paymentOptionId }: Values,
): Promise<string | undefined> {
  const promotion = await ask<Schemas['Promotion']>(
    `/api/v1/membership-promotions/validate/${promotionCode}/${paymentOptionId}`,
  );
  return promotion?.id;
}

async function loadClientValues(ask: GetData, missingNames: readonly StateValueName[]): Promise<Values> {
  const client = await ask<Schemas['Client']>('/api/client');
  if (!missingNames.includes('registration')) return { clientId: client?.id };
  return { clientId: client?.id, registration: await buildRegistration(ask, client?.id) };
}

async function buildRegistration(
  ask: GetData,
  clientId: string | undefined,
): Promise<Record<string, unknown>> {
  return {
    ...(await answerRequiredFields(ask)),
    client_id: clientId,
    source: 'online-joining',
    password: 'Swim-2026!',
    password_confirmation: 'Swim-2026!',
    terms_accepted: true,
  };
}

/** Answers the fields that are required for a new customer. */
async function answerRequiredFields(ask: GetData): Promise<Record<string, unknown>> {
  const sections = await ask<Schemas['DataFieldSection'][]>(
    '/api/data-fields?onboarding_type=customer_account_online',
  );
  const fields = (sections ?? []).flatMap(({ section_fields }) => section_fields);
  const requiredFields = fields.filter(({ is_required }) => is_required);
  return Object.fromEntries(
    requiredFields.map(({ name, type, options }) => [
      name,
      buildAnswer(type, listOptionValues(options), name),
    ]),
  );
}

async function loadCartValues(ask: GetData, missingNames: readonly StateValueName[]): Promise<Values> {
  const cart = await ask<Schemas['Cart']>('/api/cart');
  const terms = missingNames.includes('terms')
    ? await ask<Schemas['Terms'][]>(`/api/terms?cart_id=${cart?.id}`)
    : null;
  const preparedPayment = missingNames.includes('sessionKey')
    ? await ask<Schemas['PreparedPayment']>('/api/checkout/prepare')
    : null;
  return {
    cartId: cart?.id,
    cartItemId: cart?.items[0]?.id,
    itemHash: cart?.item_hash,
    amount: cart?.totals.balance,
    terms: terms?.map(({ id }) => id),
    sessionKey: preparedPayment?.session_key,
  };
}

/** Finds a customer field that accepts any text. */
async function findChangedFields(ask: GetData): Promise<Record<string, unknown> | undefined> {
  const field = (await loadCustomerFields(ask)).find(
    ({ type, is_authorised }) => is_authorised && (type === 'tel' || type === 'text' || type === 'textarea'),
  );
  return field && { [field.name]: buildAnswer(field.type, [], field.name) };
}

/** Finds a customer field that may be empty. */
async function findRemovedField(ask: GetData): Promise<string | undefined> {
  const fields = await loadCustomerFields(ask);
  return fields.find(({ is_authorised, is_required }) => is_authorised && !is_required)?.name;
}

async function loadCustomerFields(ask: GetData): Promise<Schemas['DataField'][]> {
  const sections = await ask<Schemas['DataFieldSection'][]>(
    '/api/data-fields?onboarding_type=membership_purchase',
  );
  return (sections ?? []).flatMap(({ section_fields }) => section_fields);
}

type Kind = Schemas['DataField']['type'] | Schemas['Question']['type'];

/** Reads the values of options, in every form that the API document allows. */
function listOptionValues(options: Schemas['Options']): string[] {
  if (!Array.isArray(options)) return Object.keys(options ?? {});
  return options.map((option) => (typeof option === 'string' ? option : option.value));
}

/** Returns a valid answer for the field type, unique if two customers must not share it. */
function buildAnswer(kind: Kind, options: string[], name = ''): Schemas['FieldAnswer'] {
  switch (kind) {
    case 'number':
      return 2;
    case 'checkbox':
      return true;
    case 'date':
      return '1990-04-23';
    case 'select':
    case 'radio':
      return options[0] ?? '';
    case 'multi_select':
      return options.slice(0, 1);
    case 'email':
      return `joiner-${randomUUID()}@example.com`;
    case 'tel':
      return '01632 960001';
    default:
      return /post_?code/i.test(name) ? 'NR1 1SR' : 'Taylor';
  }
}
