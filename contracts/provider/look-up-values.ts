import { randomUUID } from 'node:crypto';
import type { components } from '../../src/shared/api/schema.gen.ts';
import type { StateValue } from '../state-values.ts';

type Schemas = components['schemas'];
type Values = Partial<Record<StateValue, unknown>>;

/**
 * Requests from the API the values that an interaction needs and its state does not return: ids of the catalogue, the offered
 * days, a complete registration, the customer's cart. This keeps a provider's states small, and an interaction that needs no
 * catalogue can be replayed on a server without one.
 *
 * @throws an Error that names the missing value and where it was looked up.
 */
export async function lookUpValues(
  ask: GetData,
  given: Values,
  needs: readonly StateValue[],
): Promise<Values> {
  const missing = needs.filter((name) => !(name in given));
  const isMissing = (names: readonly StateValue[]) => names.some((name) => missing.includes(name));
  const values: Values = {
    ...(isMissing(OF_CATALOGUE) ? await ofCatalogue(ask, missing) : {}),
    ...(isMissing(['clientId', 'registration']) ? await ofClient(ask, missing) : {}),
    ...(isMissing(['deskCustomer']) ? { deskCustomer: await requiredAnswers(ask) } : {}),
    ...(isMissing(OF_CART) ? await ofCart(ask, missing) : {}),
    ...(isMissing(['changedFields']) ? { changedFields: await changedFields(ask) } : {}),
    ...(isMissing(['removedField']) ? { removedField: await removedField(ask) } : {}),
    ...given,
  };
  if (isMissing(['promotionCodeId'])) values.promotionCodeId = await promotionCodeId(ask, values);
  const unknown = missing.find((name) => values[name] === undefined);
  if (unknown)
    throw new Error(`The request needs \`${unknown}\`, which neither the state nor the API returns.`);
  return values;
}

/** Returns the `data` of a GET, or null if the provider refuses the request. */
export type GetData = <Data>(path: string) => Promise<Data | null>;

const OF_CATALOGUE: readonly StateValue[] = [
  'venueId',
  'venueSlug',
  'membershipTypeId',
  'paymentOptionId',
  'startDate',
  'billingDay',
  'answers',
];
const OF_CART: readonly StateValue[] = ['cartId', 'cartItemId', 'itemHash', 'amount', 'terms', 'sessionKey'];

/** Finds a venue. If the request needs more, finds one that sells a monthly membership with questions, and its costs. */
async function ofCatalogue(ask: GetData, missing: readonly StateValue[]): Promise<Values> {
  const venues = (await ask<Schemas['Venue'][]>('/api/venues/online-joining')) ?? [];
  const [first] = venues;
  if (!first) throw new Error('GET /api/venues/online-joining lists no venue.');
  if (!missing.some((name) => OF_CATALOGUE.includes(name) && name !== 'venueId' && name !== 'venueSlug')) {
    return { venueId: first.id, venueSlug: first.slug };
  }
  for (const venue of venues) {
    const types =
      (await ask<Schemas['MembershipType'][]>(`/api/memberships/types?venue_id=${venue.id}`)) ?? [];
    for (const type of types) {
      const option = type.payment_options.find(
        ({ payment_type, is_purchasable }) => payment_type === 'recurring' && is_purchasable.can_purchase,
      );
      const groups = await ask<Schemas['QuestionGroup'][]>(`/api/custom-questions/memberships/${type.id}`);
      const required = (groups ?? []).flatMap(({ questions }) => questions).filter((one) => one.is_required);
      if (option && required.length > 0) {
        const ids = { venueId: venue.id, venueSlug: venue.slug, membershipTypeId: type.id };
        return {
          ...ids,
          paymentOptionId: option.id,
          ...(await daysOf(ask, missing, { venue: venue.id, type: type.id, option: option.id })),
          answers: required.map(({ id, type: kind, options }) => ({
            question_id: id,
            answer: anAnswer(kind, valuesOf(options)),
          })),
        };
      }
    }
  }
  throw new Error(
    `No venue sells a monthly membership with required questions, of which the request's ${missing.join(', ')} could be taken.`,
  );
}

async function daysOf(
  ask: GetData,
  missing: readonly StateValue[],
  { venue, type, option }: Record<'venue' | 'type' | 'option', string>,
): Promise<Values> {
  if (!missing.includes('startDate') && !missing.includes('billingDay')) return {};
  const costs = await ask<Schemas['Costs']>(
    `/api/memberships/types/${type}/payment-options/${option}?venue_id=${venue}`,
  );
  return { startDate: costs?.start_date.min, billingDay: costs?.billing_days[0] };
}

async function promotionCodeId(
  ask: GetData,
  { promotionCode, paymentOptionId }: Values,
): Promise<string | undefined> {
  const promotion = await ask<Schemas['Promotion']>(
    `/api/v1/membership-promotions/validate/${promotionCode}/${paymentOptionId}`,
  );
  return promotion?.id;
}

async function ofClient(ask: GetData, missing: readonly StateValue[]): Promise<Values> {
  const client = await ask<Schemas['Client']>('/api/client');
  if (!missing.includes('registration')) return { clientId: client?.id };
  return { clientId: client?.id, registration: await registration(ask, client?.id) };
}

async function registration(ask: GetData, clientId: string | undefined): Promise<Record<string, unknown>> {
  return {
    ...(await requiredAnswers(ask)),
    client_id: clientId,
    source: 'online-joining',
    password: 'Swim-2026!',
    password_confirmation: 'Swim-2026!',
    terms_accepted: true,
  };
}

/** Answers the fields that are required for a new customer. */
async function requiredAnswers(ask: GetData): Promise<Record<string, unknown>> {
  const sections = await ask<Schemas['DataFieldSection'][]>(
    '/api/data-fields?onboarding_type=customer_account_online',
  );
  const fields = (sections ?? []).flatMap(({ section_fields }) => section_fields);
  const required = fields.filter(({ is_required }) => is_required);
  return Object.fromEntries(
    required.map(({ name, type, options }) => [name, anAnswer(type, valuesOf(options), name)]),
  );
}

async function ofCart(ask: GetData, missing: readonly StateValue[]): Promise<Values> {
  const cart = await ask<Schemas['Cart']>('/api/cart');
  const terms = missing.includes('terms')
    ? await ask<Schemas['Terms'][]>(`/api/terms?cart_id=${cart?.id}`)
    : null;
  const prepared = missing.includes('sessionKey')
    ? await ask<Schemas['PreparedPayment']>('/api/checkout/prepare')
    : null;
  return {
    cartId: cart?.id,
    cartItemId: cart?.items[0]?.id,
    itemHash: cart?.item_hash,
    amount: cart?.totals.balance,
    terms: terms?.map(({ id }) => id),
    sessionKey: prepared?.session_key,
  };
}

/** Finds a customer field that accepts any text. */
async function changedFields(ask: GetData): Promise<Record<string, unknown> | undefined> {
  const field = (await customerFields(ask)).find(
    ({ type, is_authorised }) => is_authorised && (type === 'tel' || type === 'text' || type === 'textarea'),
  );
  return field && { [field.name]: anAnswer(field.type, [], field.name) };
}

/** Finds a customer field that may be empty. */
async function removedField(ask: GetData): Promise<string | undefined> {
  const fields = await customerFields(ask);
  return fields.find(({ is_authorised, is_required }) => is_authorised && !is_required)?.name;
}

async function customerFields(ask: GetData): Promise<Schemas['DataField'][]> {
  const sections = await ask<Schemas['DataFieldSection'][]>(
    '/api/data-fields?onboarding_type=membership_purchase',
  );
  return (sections ?? []).flatMap(({ section_fields }) => section_fields);
}

type Kind = Schemas['DataField']['type'] | Schemas['Question']['type'];

/** Reads the values of options, in every form that the API document allows. */
function valuesOf(options: Schemas['Options']): string[] {
  if (!Array.isArray(options)) return Object.keys(options ?? {});
  return options.map((option) => (typeof option === 'string' ? option : option.value));
}

/** Returns a valid answer for the field type, unique if two customers must not share it. */
function anAnswer(kind: Kind, options: string[], name = ''): Schemas['FieldAnswer'] {
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
