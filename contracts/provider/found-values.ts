import { randomUUID } from 'node:crypto';
import type { components } from '../../src/shared/api/schema.gen.ts';
import type { StateValue } from '../states.ts';

type Schemas = components['schemas'];
type Values = Partial<Record<StateValue, unknown>>;

/**
 * Finds out by the API itself what the pacts need to know beside what the state gave: ids of the catalogue, the days
 * that are offered, a complete registration, the customer's cart. So a provider's states stay small.
 */
export async function foundValues(url: string, given: Values): Promise<Values> {
  const ask = asking(url, typeof given.token === 'string' ? given.token : null);
  const client = await ask<Schemas['Client']>('/api/client');
  const values = { ...(await ofCatalogue(ask)), ...given };
  const promotion =
    values.promotionCode === undefined
      ? null
      : await ask<Schemas['Promotion']>(
          `/api/v1/membership-promotions/validate/${values.promotionCode}/${values.paymentOptionId}`,
        );
  return {
    clientId: client?.id,
    promotionCodeId: promotion?.id,
    registration: await registration(ask, client?.id),
    ...(given.token === undefined ? {} : await ofCustomer(ask)),
    ...values,
  };
}

/** The `data` of a GET, null where it is refused. */
type Ask = <Data>(path: string) => Promise<Data | null>;

function asking(url: string, token: string | null): Ask {
  return async (path) => {
    const headers: HeadersInit = token === null ? {} : { Authorization: `Bearer ${token}` };
    const response = await fetch(`${url}${path}`, { headers });
    return response.ok ? (await response.json()).data : null;
  };
}

/** A venue that sells a monthly membership with additional questions, and what it asks and costs. */
async function ofCatalogue(ask: Ask): Promise<Values> {
  for (const venue of (await ask<Schemas['Venue'][]>('/api/venues/online-joining')) ?? []) {
    const types =
      (await ask<Schemas['MembershipType'][]>(`/api/memberships/types?venue_id=${venue.id}`)) ?? [];
    for (const type of types) {
      const option = type.payment_options.find(
        ({ payment_type, is_purchasable }) => payment_type === 'recurring' && is_purchasable.can_purchase,
      );
      const groups = await ask<Schemas['QuestionGroup'][]>(`/api/custom-questions/memberships/${type.id}`);
      const questions = (groups ?? []).flatMap((group) => group.questions);
      if (option && questions.some(({ is_required }) => is_required)) {
        const costs = await ask<Schemas['Costs']>(
          `/api/memberships/types/${type.id}/payment-options/${option.id}?venue_id=${venue.id}`,
        );
        return {
          venueId: venue.id,
          venueSlug: venue.slug,
          membershipTypeId: type.id,
          paymentOptionId: option.id,
          startDate: costs?.start_date.min,
          billingDay: costs?.billing_days[0],
          answers: questions
            .filter(({ is_required }) => is_required)
            .map(({ id, type: kind, options }) => ({
              question_id: id,
              answer: anAnswer(kind, Object.keys(options ?? {})),
            })),
        };
      }
    }
  }
  throw new Error(
    'No venue of the provider sells a monthly membership with required questions to a visitor.',
  );
}

async function registration(ask: Ask, clientId: string | undefined): Promise<Record<string, unknown>> {
  const sections = await ask<Schemas['DataFieldSection'][]>(
    '/api/data-fields?onboarding_type=customer_account_online',
  );
  const fields = (sections ?? []).flatMap(({ section_fields }) => section_fields);
  const required = fields.filter(({ is_required }) => is_required);
  return {
    ...Object.fromEntries(
      required.map(({ name, type, options }) => [
        name,
        anAnswer(
          type,
          options.map(({ value }) => value),
          name,
        ),
      ]),
    ),
    client_id: clientId,
    source: 'online-joining',
    password: 'Swim-2026!',
    password_confirmation: 'Swim-2026!',
    terms_accepted: true,
  };
}

async function ofCustomer(ask: Ask): Promise<Values> {
  const cart = await ask<Schemas['Cart']>('/api/cart');
  const terms = await ask<Schemas['Terms'][]>(`/api/terms?cart_id=${cart?.id}`);
  const prepared = await ask<Schemas['PreparedPayment']>('/api/checkout/prepare');
  const sections = await ask<Schemas['DataFieldSection'][]>(
    '/api/data-fields?onboarding_type=membership_purchase',
  );
  const field = (sections ?? [])
    .flatMap(({ section_fields }) => section_fields)
    .find(
      ({ type, is_authorised }) =>
        is_authorised && (type === 'tel' || type === 'text' || type === 'textarea'),
    );
  return {
    cartId: cart?.id,
    itemHash: cart?.item_hash,
    amount: cart?.totals.balance,
    terms: terms?.map(({ id }) => id),
    sessionKey: prepared?.session_key,
    changedFields: field ? { [field.name]: anAnswer(field.type, [], field.name) } : undefined,
  };
}

type Kind = Schemas['DataField']['type'] | Schemas['Question']['type'];

/** An answer of the right kind, new each time where two customers may not share it. */
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
