import { randomUUID } from 'node:crypto';
import type { components } from '../../src/shared/api/schema.gen.ts';
import type { StateValueName } from '../state-values.ts';

type Schemas = components['schemas'];
type StateValues = Partial<Record<StateValueName, unknown>>;

/**
 * Requests from the API the values that an interaction needs and its state does not return: ids of the catalogue, the offered
 * days, a complete registration, the customer's cart. This keeps a provider's states small, and an interaction that needs no
 * catalogue can be replayed on a server without one.
 *
 * @throws an Error that names the missing value and where it was looked up.
 */
export async function lookUpValues(
  getData: GetData,
  stateData: StateValues,
  neededValues: readonly StateValueName[],
): Promise<StateValues> {
  const missingNames = neededValues.filter((name) => !(name in stateData));
  const isMissing = (names: readonly StateValueName[]) => names.some((name) => missingNames.includes(name));
  const values: StateValues = {
    ...(isMissing(CATALOGUE_VALUES) ? await loadCatalogueValues(getData, missingNames) : {}),
    ...(isMissing(['clientId', 'registration']) ? await loadClientValues(getData, missingNames) : {}),
    ...(isMissing(['deskCustomer']) ? { deskCustomer: await answerRequiredFields(getData) } : {}),
    ...(isMissing(CART_VALUES) ? await loadCartValues(getData, missingNames) : {}),
    ...(isMissing(['changedFields']) ? { changedFields: await findChangedFields(getData) } : {}),
    ...(isMissing(['removedField']) ? { removedField: await findRemovedField(getData) } : {}),
    ...stateData,
  };
  if (isMissing(['promotionCodeId'])) values.promotionCodeId = await loadPromotionCodeId(getData, values);
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
async function loadCatalogueValues(
  getData: GetData,
  missingNames: readonly StateValueName[],
): Promise<StateValues> {
  const venues = (await getData<Schemas['Venue'][]>('/api/venues/online-joining')) ?? [];
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
    const membershipTypes =
      (await getData<Schemas['MembershipType'][]>(`/api/memberships/types?venue_id=${venue.id}`)) ?? [];
    for (const membershipType of membershipTypes) {
      const paymentOption = membershipType.payment_options.find(
        ({ payment_type, is_purchasable }) => payment_type === 'recurring' && is_purchasable.can_purchase,
      );
      const questionGroups = await getData<Schemas['QuestionGroup'][]>(
        `/api/custom-questions/memberships/${membershipType.id}`,
      );
      const requiredQuestions = (questionGroups ?? [])
        .flatMap(({ questions }) => questions)
        .filter((question) => question.is_required);
      if (paymentOption && requiredQuestions.length > 0) {
        const ids = { venueId: venue.id, venueSlug: venue.slug, membershipTypeId: membershipType.id };
        return {
          ...ids,
          paymentOptionId: paymentOption.id,
          ...(await loadDates(getData, missingNames, {
            venue: venue.id,
            type: membershipType.id,
            option: paymentOption.id,
          })),
          answers: requiredQuestions.map(({ id, type: fieldType, options }) => ({
            question_id: id,
            answer: buildAnswer(fieldType, listOptionValues(options)),
          })),
        };
      }
    }
  }
  throw new Error(
    `No venue sells a monthly membership with required questions, of which the request's ${missingNames.join(', ')} could be taken.`,
  );
}

async function loadDates(
  getData: GetData,
  missingNames: readonly StateValueName[],
  { venue, type, option }: Record<'venue' | 'type' | 'option', string>,
): Promise<StateValues> {
  if (!missingNames.includes('startDate') && !missingNames.includes('billingDay')) return {};
  const costs = await getData<Schemas['Costs']>(
    `/api/memberships/types/${type}/payment-options/${option}?venue_id=${venue}`,
  );
  return { startDate: costs?.start_date.min, billingDay: costs?.billing_days[0] };
}

async function loadPromotionCodeId(
  getData: GetData,
  { promotionCode, paymentOptionId }: StateValues,
): Promise<string | undefined> {
  const promotion = await getData<Schemas['Promotion']>(
    `/api/v1/membership-promotions/validate/${promotionCode}/${paymentOptionId}`,
  );
  return promotion?.id;
}

async function loadClientValues(
  getData: GetData,
  missingNames: readonly StateValueName[],
): Promise<StateValues> {
  const client = await getData<Schemas['Client']>('/api/client');
  if (!missingNames.includes('registration')) return { clientId: client?.id };
  return { clientId: client?.id, registration: await buildRegistration(getData, client?.id) };
}

async function buildRegistration(
  getData: GetData,
  clientId: string | undefined,
): Promise<Record<string, unknown>> {
  return {
    ...(await answerRequiredFields(getData)),
    client_id: clientId,
    source: 'online-joining',
    password: 'Swim-2026!',
    password_confirmation: 'Swim-2026!',
    terms_accepted: true,
  };
}

/** Answers the fields that are required for a new customer. */
async function answerRequiredFields(getData: GetData): Promise<Record<string, unknown>> {
  const sections = await getData<Schemas['DataFieldSection'][]>(
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

async function loadCartValues(
  getData: GetData,
  missingNames: readonly StateValueName[],
): Promise<StateValues> {
  const cart = await getData<Schemas['Cart']>('/api/cart');
  const terms = missingNames.includes('terms')
    ? await getData<Schemas['Terms'][]>(`/api/terms?cart_id=${cart?.id}`)
    : null;
  const preparedPayment = missingNames.includes('sessionKey')
    ? await getData<Schemas['PreparedPayment']>('/api/checkout/prepare')
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
async function findChangedFields(getData: GetData): Promise<Record<string, unknown> | undefined> {
  const field = (await loadCustomerFields(getData)).find(
    ({ type, is_authorised }) => is_authorised && (type === 'tel' || type === 'text' || type === 'textarea'),
  );
  return field && { [field.name]: buildAnswer(field.type, [], field.name) };
}

/** Finds a customer field that may be empty. */
async function findRemovedField(getData: GetData): Promise<string | undefined> {
  const fields = await loadCustomerFields(getData);
  return fields.find(({ is_authorised, is_required }) => is_authorised && !is_required)?.name;
}

async function loadCustomerFields(getData: GetData): Promise<Schemas['DataField'][]> {
  const sections = await getData<Schemas['DataFieldSection'][]>(
    '/api/data-fields?onboarding_type=membership_purchase',
  );
  return (sections ?? []).flatMap(({ section_fields }) => section_fields);
}

type FieldType = Schemas['DataField']['type'] | Schemas['Question']['type'];

/** Reads the values of options, in every form that the API document allows. */
function listOptionValues(options: Schemas['Options']): string[] {
  if (!Array.isArray(options)) return Object.keys(options ?? {});
  return options.map((option) => (typeof option === 'string' ? option : option.value));
}

/** Returns a valid answer for the field type, unique if two customers must not share it. */
function buildAnswer(fieldType: FieldType, options: string[], name = ''): Schemas['FieldAnswer'] {
  switch (fieldType) {
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
