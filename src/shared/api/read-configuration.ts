import createClient from 'openapi-fetch';
import type { Camel, CamelPaths } from './camel';
import { readDataFields } from './configured/data-fields';
import { readMembershipTypes } from './configured/memberships';
import { readQuestions } from './configured/questions';
import { readVenues } from './configured/venues';
import { throwFailure } from './middleware/failures';
import { wireCaseMiddleware } from './middleware/wire-case';
import { receivePart } from './receive';
import type { components, paths } from './schema.gen';
import { unwrapData } from './unwrap';

type Schemas = components['schemas'];
type DocumentedNames<Schema extends keyof Schemas> = Readonly<Record<keyof Camel<Schemas[Schema]>, true>>;

/** The documented keys of each part of the configuration; the site ignores all others. */
const DOCUMENTED_NAMES: {
  readonly section: DocumentedNames<'DataFieldSection'>;
  readonly field: DocumentedNames<'DataField'>;
  readonly group: DocumentedNames<'QuestionGroup'>;
  readonly question: DocumentedNames<'Question'>;
} = {
  section: {
    sectionName: true,
    sectionReference: true,
    sectionFields: true,
    allOf: true,
    dependentRequired: true,
    dependentSchemas: true,
  },
  field: {
    name: true,
    path: true,
    label: true,
    type: true,
    isRequired: true,
    isAuthorised: true,
    htmlAttributes: true,
    metadata: true,
    options: true,
    answer: true,
    fields: true,
    minItems: true,
    maxItems: true,
  },
  group: {
    id: true,
    title: true,
    questions: true,
    allOf: true,
    dependentRequired: true,
    dependentSchemas: true,
  },
  question: {
    id: true,
    reference: true,
    label: true,
    type: true,
    options: true,
    placeholder: true,
    default: true,
    isRequired: true,
    htmlAttributes: true,
    fields: true,
    minItems: true,
    maxItems: true,
  },
};

/** A client whose server returns this text, so that it is converted and checked like any response. */
function createPastedTextClient(text: string) {
  const client = createClient<CamelPaths<paths>>({
    baseUrl: 'http://pasted.invalid',
    fetch: async () => new Response(text, { headers: { 'Content-Type': 'application/json' } }),
  });
  client.use(wireCaseMiddleware);
  return client;
}

type Client = ReturnType<typeof createPastedTextClient>;

const CONFIGURATION_READERS = {
  details: async (client: Client) => {
    const query = { onboarding_type: 'customer_account_online' } as const;
    const response: unknown = await unwrapData(() => client.GET('/api/data-fields', { params: { query } }));
    return { kind: 'details' as const, response, ...readDataFields(response) };
  },
  questions: async (client: Client) => {
    const params = { path: { id: 'pasted' } };
    const response: unknown = await unwrapData(() =>
      client.GET('/api/custom-questions/memberships/{id}', { params }),
    );
    return { kind: 'questions' as const, response, ...readQuestions(response) };
  },
  memberships: async (client: Client) => {
    const params = { query: { venue_id: 'pasted' } };
    const response = await unwrapData(() => client.GET('/api/memberships/types', { params }));
    return { kind: 'memberships' as const, response, ...readMembershipTypes(response) };
  },
  centres: async (client: Client) => {
    const response = await unwrapData(() => client.GET('/api/venues/online-joining'));
    return { kind: 'centres' as const, response, ...readVenues(response) };
  },
};

/** The kinds of configuration that can be checked. */
export type ConfigurationKind = keyof typeof CONFIGURATION_READERS;

/** The value that the site shows, the problems found, and the whole response in camelCase. */
export type ConfigurationReading = Awaited<ReturnType<(typeof CONFIGURATION_READERS)[ConfigurationKind]>>;

/**
 * Parses a response exactly as the site does.
 *
 * @param text the JSON of the whole response, or of its `data`
 * @throws ApiFailure `unexpected` if no page could show it
 */
function read(kind: ConfigurationKind, text: string): Promise<ConfigurationReading> {
  const body: unknown = JSON.parse(text);
  const isWholeResponse = typeof body === 'object' && body !== null && Object.hasOwn(body, 'data');
  return CONFIGURATION_READERS[kind](createPastedTextClient(isWholeResponse ? text : `{"data":${text}}`));
}

/**
 * Loads a response as text, as a visitor who is not logged in receives it.
 *
 * @throws ApiFailure
 */
async function loadText(address: string, timeoutMs: number): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { Accept: 'application/json' };
  const response = await receivePart(() => fetch(address, { headers, signal }), signal);
  return response.ok ? receivePart(() => response.text(), signal) : throwFailure(response);
}

/** Used by the page on which staff check their configuration. */
export const configurationChecks = { NAMES: DOCUMENTED_NAMES, read, loadText };
