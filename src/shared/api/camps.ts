import type { Camel } from './camel';
import type { CartItemOptions, NewCartItem } from './change-cart';
import { api, reportProblems } from './client';
import { readRows } from './configured/rows';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type CampSummary = Camel<Schemas['CampSummary']>;
export type Camp = Camel<Schemas['Camp']>;
export type CampPerson = Camel<Schemas['CampPerson']>;

/** `from` and `to` are days, `YYYY-MM-DD`. */
export type CampsRequest = {
  readonly venue: string;
  readonly from?: string;
  readonly to?: string;
  readonly age?: number;
};

/** GET activities/camps: a centre's camps that are not over. */
export async function listCamps(request: CampsRequest, options?: CallOptions): Promise<CampSummary[]> {
  const response = await unwrapData(() =>
    api().GET('/api/activities/camps', { params: { query: request }, ...options }),
  );
  return reportProblems(readRows('camp', response, ['id', 'slug', 'name', 'from', 'to']));
}

/** `venue` and `campSlug` may be ids. With `cartItemId`, the days that the item holds count as free. */
export type CampRequest = {
  readonly venue: string;
  readonly campSlug: string;
  readonly cartItemId?: string;
};

/** GET activities/camps/{campSlug}: one camp with a verdict on each of the customer's children; an unknown camp is a 404. */
export function loadCamp({ venue, campSlug, cartItemId }: CampRequest, options?: CallOptions): Promise<Camp> {
  const query = { venue, ...(cartItemId !== undefined && { cart_item_id: cartItemId }) };
  const params = { path: { campSlug }, query };
  return unwrapData(() => api().GET('/api/activities/camps/{campSlug}', { params, ...options }));
}

/** The choices for one child: an option for each day, and extras. */
export interface CampDays {
  readonly days: readonly { readonly dayId: string; readonly optionId: string }[];
  readonly extras: readonly { readonly dayId: string; readonly extraId: string }[];
}

/** A camp's options as `POST add` and `PUT` take them. The keys inside are data and are not renamed. */
export function toCampOptions({
  days,
  extras,
}: CampDays): Required<Pick<CartItemOptions, 'days' | 'extras'>> {
  return {
    days: days.map(({ dayId, optionId }) => ({ day_id: dayId, option_id: optionId })),
    extras: extras.map(({ dayId, extraId }) => ({ day_id: dayId, extra_id: extraId })),
  };
}

/** A cart item with days of a camp for one child. */
export function toCampItem(campId: string, attendeeId: string, campDays: CampDays): NewCartItem {
  return { id: campId, type: 'camp', purchasedForUserId: attendeeId, ...toCampOptions(campDays) };
}

/** Parses the options of a camp's cart item; malformed days and extras are left out. */
export function readCampDays(options: Readonly<Record<string, unknown>>): CampDays {
  return {
    days: readPairs(options.days, 'day_id', 'option_id').map(([dayId, optionId]) => ({ dayId, optionId })),
    extras: readPairs(options.extras, 'day_id', 'extra_id').map(([dayId, extraId]) => ({ dayId, extraId })),
  };
}

function readPairs(rawList: unknown, firstKey: string, secondKey: string): [string, string][] {
  const entries: readonly unknown[] = Array.isArray(rawList) ? rawList : [];
  return entries.flatMap((entry): [string, string][] => {
    const values = new Map<string, unknown>(Object.entries(entry ?? {}));
    const [firstValue, secondValue] = [values.get(firstKey), values.get(secondKey)];
    return typeof firstValue === 'string' && typeof secondValue === 'string'
      ? [[firstValue, secondValue]]
      : [];
  });
}
