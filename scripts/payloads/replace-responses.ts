import type { BrowserContext, Route } from '@playwright/test';
import { findOperation, isRecord, type Operation, recordOf } from './api-document.ts';
import type { Deliveries } from './deliveries.ts';
import { buildShape, type Place, placeOf } from './places.ts';

/** How the responses of the API are changed during one visit. */
export interface ReplacementPlan {
  readonly payloads: readonly string[];
  /** Whether long lists get a separate entry for each payload. */
  readonly repeatsListEntries: boolean;
  /** The call that is refused, with the payloads as its messages. */
  readonly refused?: string;
  /** The only string to change; all if undefined. */
  readonly only?: string;
  /** Calls whose responses stay unchanged. */
  readonly spared?: readonly string[];
}

export interface ReplacementOptions {
  readonly sandboxUrl: string;
  readonly plan: ReplacementPlan;
  readonly deliveries: Deliveries;
}

/** Lists whose entries are shown as HTML. */
const LONG_LISTS = ['GET /api/memberships/types data', 'GET /api/terms data'];
/** Optional objects that no scenario of the sandbox returns, but that the site shows. */
const LACKED = [
  'GET /api/memberships/online-joining data.promotion',
  'GET /api/activities/sessions/{sessionId} data.people[].clash',
  'GET /api/activities/courses/{courseId} data.people[].clash',
  'GET /api/activities/courses/{courseId} data.space',
];
/** Lists of texts that are empty in every scenario, but that the site shows. */
const LACKED_TEXTS = [
  'GET /api/activities/catalogue/{activitySlug} data.levels',
  'GET /api/cart data.items[].days[].extras',
  'GET /api/orders/{orderId} data.items[].booking.days[].extras',
];
/** The number of entries to which lists are cut, because every entry contains all payloads. */
const SHORT = 3;
/** Properties that would be dangerous if a component spread a response into its props. */
const hostileKeys = (payload: string) => ({
  onfocus: 'alert(1)',
  onclick: 'alert(1)',
  srcDoc: payload,
  formAction: 'javascript:alert(1)',
  dangerouslySetInnerHTML: payload,
});

/** Intercepts the calls of the site and puts payloads into every response of the sandbox. */
export async function replaceResponses(
  context: BrowserContext,
  answering: ReplacementOptions,
): Promise<void> {
  await context.route('**/api/**', async (route) => {
    try {
      await answer(route, answering);
    } catch {
      // The page was closed before its call was answered.
      await route.abort().catch(() => undefined);
    }
  });
}

async function answer(route: Route, { sandboxUrl, plan, deliveries }: ReplacementOptions): Promise<void> {
  const request = route.request();
  const { pathname, search, host } = new URL(request.url());
  const operation = findOperation(request.method(), pathname);
  if (!operation) return route.fallback();
  deliveries.called(operation.name);
  if (plan.refused === operation.name) return route.fulfill(refusal(request.postData(), plan, deliveries));
  const response = await route.fetch({
    url: `${sandboxUrl}${pathname}${search}`,
    headers: { ...(await request.allHeaders()), host },
    maxRedirects: 0,
  });
  if (!response.ok() || plan.spared?.includes(operation.name)) return route.fulfill({ response });
  if (operation.isHtml) {
    const place = placeOf(operation, 'body', { isFixed: false });
    return isDue(place, plan)
      ? route.fulfill({ response, body: valueFor(place, plan, deliveries) })
      : route.fulfill({ response });
  }
  const json = replaceStrings({ operation, plan, deliveries }, [operation.schema], await response.json(), '');
  return route.fulfill({ response, json });
}

/** Builds a 422 body: a message, and messages by field. */
function refusal(sent: string | null, plan: ReplacementPlan, deliveries: Deliveries) {
  const text = plan.payloads.join(' ');
  const fields = sent === null ? [] : Object.keys(fieldsOf(sent));
  const message = `${deliveries.mark({ name: `${plan.refused} refused: message`, kind: 'text' })}${text}`;
  const errors = Object.fromEntries(
    [...fields, text].map((field) => [
      field,
      [`${deliveries.mark({ name: `${plan.refused} refused: errors`, kind: 'text' })}${text}`],
    ]),
  );
  return { status: 422, json: { message, errors } };
}

function fieldsOf(sent: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(sent));
  } catch {
    return Object.fromEntries(new URLSearchParams(sent));
  }
}

interface ChangeContext {
  readonly operation: Operation;
  readonly plan: ReplacementPlan;
  readonly deliveries: Deliveries;
  /** The index of the payload for this entry of a long list; all payloads if undefined. */
  readonly alone?: number;
}

/** Returns a value of a response with payloads in its strings. Adds keys that the schema has and the response lacks. */
export function replaceStrings(
  changing: ChangeContext,
  schemas: readonly unknown[],
  value: unknown,
  path: string,
): unknown {
  const shape = buildShape(schemas);
  if (Array.isArray(value)) return entries(changing, shape.items, value, path);
  if (isRecord(value)) {
    const at = (name: string) => (path === '' ? name : `${path}.${name}`);
    const names = new Set([...Object.keys(value), ...shape.properties.keys()]);
    // A missing amount is copied from another one in the same object, or stays missing if there is none.
    const amount = Object.values(value).find((one) => isRecord(one) && typeof one.formatted === 'string');
    const inner = [...names].map((name): [string, unknown] => {
      const known = shape.properties.get(name);
      const isLackedAmount =
        amount !== undefined &&
        known !== undefined &&
        !value[name] &&
        buildShape(known).properties.has('formatted');
      const isLacked = !value[name] && LACKED.includes(`${changing.operation.name} ${at(name)}`);
      const given = isLackedAmount && changing.plan.repeatsListEntries ? amount : isLacked ? {} : value[name];
      return [name, replaceStrings(changing, known ?? shape.others, given, known ? at(name) : at('*'))];
    });
    // A map of objects, such as a section's conditions, gets no extra strings, because the site would reject the whole response.
    const takesStrings = shape.others.length > 0 && buildShape(shape.others).properties.size === 0;
    const isOpen = takesStrings && changing.plan.only === undefined;
    return Object.fromEntries([
      ...inner.filter(([, one]) => one !== undefined),
      ...(isOpen ? Object.entries(hostileKeys(changing.plan.payloads.join(' '))) : []),
    ]);
  }
  if (!shape.isString || (typeof value !== 'string' && value !== null && value !== undefined)) return value;
  const place = placeOf(changing.operation, path, shape);
  changing.deliveries.met(place);
  if (!isDue(place, changing.plan)) return value;
  return valueFor(place, changing.plan, changing.deliveries, changing.alone);
}

function entries(
  changing: ChangeContext,
  items: readonly unknown[],
  found: readonly unknown[],
  path: string,
) {
  const isLacked = found.length === 0 && LACKED_TEXTS.includes(`${changing.operation.name} ${path}`);
  const list = isLacked ? [''] : found;
  const one = (entry: unknown, alone?: number) =>
    replaceStrings(alone === undefined ? changing : { ...changing, alone }, items, entry, `${path}[]`);
  const [first] = list;
  const { plan, operation } = changing;
  if (plan.repeatsListEntries && isRecord(first) && LONG_LISTS.includes(`${operation.name} ${path}`)) {
    const more = plan.payloads.map((_, index) =>
      one({ ...first, id: `${String(first.id)}-${index}`, slug: `${String(first.slug)}-${index}` }, index),
    );
    return [...list.map((entry) => one(entry)), ...more];
  }
  const isPlain = path === 'data' && operation.name.includes('venues');
  return (isPlain ? list.slice(0, SHORT) : list).map((entry) => one(entry));
}

function isDue(place: Place, plan: ReplacementPlan): boolean {
  if (plan.only !== undefined) return plan.only === place.name;
  return place.kind === 'text' || place.kind === 'html';
}

function valueFor(place: Place, plan: ReplacementPlan, deliveries: Deliveries, alone?: number): string {
  const { payloads } = plan;
  const mark = plan.only === undefined ? deliveries.mark(place, alone) : '';
  return mark + (alone === undefined ? payloads.join(' ') : (payloads[alone] ?? ''));
}
