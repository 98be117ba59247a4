import type { BrowserContext, Route } from '@playwright/test';
import { findOperation, isRecord, type Operation, toRecord } from './api-document.ts';
import type { Deliveries } from './deliveries.ts';
import { buildShape, classifyString, type ResponseString } from './places.ts';

/** How the responses of the API are changed during one visit. */
export interface ReplacementPlan {
  readonly payloads: readonly string[];
  /** Whether long lists get a separate entry for each payload. */
  readonly repeatsListEntries: boolean;
  /** The call that is refused, with the payloads as its messages. */
  readonly refusedCall?: string;
  /** The only string to change; all if undefined. */
  readonly onlyString?: string;
  /** Calls whose responses stay unchanged. */
  readonly unchangedCalls?: readonly string[];
}

export interface ReplacementOptions {
  readonly sandboxUrl: string;
  readonly plan: ReplacementPlan;
  readonly deliveries: Deliveries;
}

/** Lists whose entries are shown as HTML. */
const LONG_LISTS = ['GET /api/memberships/types data', 'GET /api/terms data'];
/** Optional objects that no scenario of the sandbox returns, but that the site shows. */
const LACKED_OBJECTS = [
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
const SHORT_LIST_LENGTH = 3;
/** Properties that would be dangerous if a component spread a response into its props. */
const buildHostileKeys = (payload: string) => ({
  onfocus: 'alert(1)',
  onclick: 'alert(1)',
  srcDoc: payload,
  formAction: 'javascript:alert(1)',
  dangerouslySetInnerHTML: payload,
});

/** Intercepts the calls of the site and puts payloads into every response of the sandbox. */
export async function replaceResponses(
  context: BrowserContext,
  replacementOptions: ReplacementOptions,
): Promise<void> {
  await context.route('**/api/**', async (route) => {
    try {
      await answerRoute(route, replacementOptions);
    } catch {
      // The page was closed before its call was answered.
      await route.abort().catch(() => undefined);
    }
  });
}

async function answerRoute(
  route: Route,
  { sandboxUrl, plan, deliveries }: ReplacementOptions,
): Promise<void> {
  const request = route.request();
  const { pathname, search, host } = new URL(request.url());
  const operation = findOperation(request.method(), pathname);
  if (!operation) return route.fallback();
  deliveries.recordCall(operation.name);
  if (plan.refusedCall === operation.name)
    return route.fulfill(buildRefusal(request.postData(), plan, deliveries));
  const response = await route.fetch({
    url: `${sandboxUrl}${pathname}${search}`,
    headers: { ...(await request.allHeaders()), host },
    maxRedirects: 0,
  });
  if (!response.ok() || plan.unchangedCalls?.includes(operation.name)) return route.fulfill({ response });
  if (operation.isHtml) {
    const responseString = classifyString(operation, 'body', { isFixed: false });
    return isReplaced(responseString, plan)
      ? route.fulfill({ response, body: buildValue(responseString, plan, deliveries) })
      : route.fulfill({ response });
  }
  const json = replaceStrings({ operation, plan, deliveries }, [operation.schema], await response.json(), '');
  return route.fulfill({ response, json });
}

/** Builds a 422 body: a message, and messages by field. */
function buildRefusal(requestBody: string | null, plan: ReplacementPlan, deliveries: Deliveries) {
  const text = plan.payloads.join(' ');
  const fields = requestBody === null ? [] : Object.keys(parseFields(requestBody));
  const message = `${deliveries.mark({ name: `${plan.refusedCall} refused: message`, kind: 'text' })}${text}`;
  const errors = Object.fromEntries(
    [...fields, text].map((field) => [
      field,
      [`${deliveries.mark({ name: `${plan.refusedCall} refused: errors`, kind: 'text' })}${text}`],
    ]),
  );
  return { status: 422, json: { message, errors } };
}

function parseFields(requestBody: string): Readonly<Record<string, unknown>> {
  try {
    return toRecord(JSON.parse(requestBody));
  } catch {
    return Object.fromEntries(new URLSearchParams(requestBody));
  }
}

interface ChangeContext {
  readonly operation: Operation;
  readonly plan: ReplacementPlan;
  readonly deliveries: Deliveries;
  /** The index of the payload for this entry of a long list; all payloads if undefined. */
  readonly onlyIndex?: number;
}

/** Returns a value of a response with payloads in its strings. Adds keys that the schema has and the response lacks. */
export function replaceStrings(
  context: ChangeContext,
  schemas: readonly unknown[],
  value: unknown,
  path: string,
): unknown {
  const shape = buildShape(schemas);
  if (Array.isArray(value)) return replaceEntries(context, shape.items, value, path);
  if (isRecord(value)) {
    const joinPath = (name: string) => (path === '' ? name : `${path}.${name}`);
    const names = new Set([...Object.keys(value), ...shape.properties.keys()]);
    // A missing amount is copied from another one in the same object, or stays missing if there is none.
    const amount = Object.values(value).find(
      (entryValue) => isRecord(entryValue) && typeof entryValue.formatted === 'string',
    );
    const innerEntries = [...names].map((name): [string, unknown] => {
      const declaredSchemas = shape.properties.get(name);
      const isLackedAmount =
        amount !== undefined &&
        declaredSchemas !== undefined &&
        !value[name] &&
        buildShape(declaredSchemas).properties.has('formatted');
      const isLacked = !value[name] && LACKED_OBJECTS.includes(`${context.operation.name} ${joinPath(name)}`);
      const originalValue =
        isLackedAmount && context.plan.repeatsListEntries ? amount : isLacked ? {} : value[name];
      return [
        name,
        replaceStrings(
          context,
          declaredSchemas ?? shape.otherSchemas,
          originalValue,
          declaredSchemas ? joinPath(name) : joinPath('*'),
        ),
      ];
    });
    // A map of objects, such as a section's conditions, gets no extra strings, because the site would reject the whole response.
    const takesStrings =
      shape.otherSchemas.length > 0 && buildShape(shape.otherSchemas).properties.size === 0;
    const getsHostileKeys = takesStrings && context.plan.onlyString === undefined;
    return Object.fromEntries([
      ...innerEntries.filter(([, innerValue]) => innerValue !== undefined),
      ...(getsHostileKeys ? Object.entries(buildHostileKeys(context.plan.payloads.join(' '))) : []),
    ]);
  }
  if (!shape.isString || (typeof value !== 'string' && value !== null && value !== undefined)) return value;
  const responseString = classifyString(context.operation, path, shape);
  context.deliveries.recordString(responseString);
  if (!isReplaced(responseString, context.plan)) return value;
  return buildValue(responseString, context.plan, context.deliveries, context.onlyIndex);
}

function replaceEntries(
  context: ChangeContext,
  items: readonly unknown[],
  responseEntries: readonly unknown[],
  path: string,
) {
  const isLacked = responseEntries.length === 0 && LACKED_TEXTS.includes(`${context.operation.name} ${path}`);
  const entries = isLacked ? [''] : responseEntries;
  const replaceEntry = (entry: unknown, onlyIndex?: number) =>
    replaceStrings(onlyIndex === undefined ? context : { ...context, onlyIndex }, items, entry, `${path}[]`);
  const [firstEntry] = entries;
  const { plan, operation } = context;
  if (plan.repeatsListEntries && isRecord(firstEntry) && LONG_LISTS.includes(`${operation.name} ${path}`)) {
    const copies = plan.payloads.map((_, index) =>
      replaceEntry(
        {
          ...firstEntry,
          id: `${String(firstEntry.id)}-${index}`,
          slug: `${String(firstEntry.slug)}-${index}`,
        },
        index,
      ),
    );
    return [...entries.map((entry) => replaceEntry(entry)), ...copies];
  }
  const isLongList = path === 'data' && operation.name.includes('venues');
  return (isLongList ? entries.slice(0, SHORT_LIST_LENGTH) : entries).map((entry) => replaceEntry(entry));
}

function isReplaced(responseString: ResponseString, plan: ReplacementPlan): boolean {
  if (plan.onlyString !== undefined) return plan.onlyString === responseString.name;
  return responseString.kind === 'text' || responseString.kind === 'html';
}

function buildValue(
  responseString: ResponseString,
  plan: ReplacementPlan,
  deliveries: Deliveries,
  onlyIndex?: number,
): string {
  const { payloads } = plan;
  const marker = plan.onlyString === undefined ? deliveries.mark(responseString, onlyIndex) : '';
  return marker + (onlyIndex === undefined ? payloads.join(' ') : (payloads[onlyIndex] ?? ''));
}
