import { type ApiFailure, toUnexpectedFailure } from './failure';
import { updateServerTime } from './server-time';

export type CallOptions = { readonly signal?: AbortSignal };

type Answer<Body> = { readonly data?: Body | undefined };
type DataBody<Data> = { readonly data: Data };

/** The `data` of a response. Throws like `unwrapBody`. */
export async function unwrapData<Data>(call: () => Promise<Answer<DataBody<Data>>>): Promise<Data> {
  return (await unwrapBody(call)).data;
}

/** The `data` of a response that may be null. Throws like `unwrapBody`. */
export async function unwrapDataOrNull<Data>(
  call: () => Promise<Answer<DataBody<Data>>>,
): Promise<Data | null> {
  const body = await readContent(call);
  // Null is documented here; a missing `data` is not.
  return body.data === undefined ? throwNoContent() : body.data;
}

/**
 * The body of a response, for values beside `data`: a checksum, a message.
 * @throws ApiFailure whatever went wrong; `unexpected` when required content is missing
 */
export async function unwrapBody<Body extends DataBody<unknown>>(
  call: () => Promise<Answer<Body>>,
): Promise<Body> {
  const body = await readContent(call);
  updateServerTime(body.data);
  return body.data === null || body.data === undefined ? throwNoContent() : body;
}

/**
 * The body of a response with one of these statuses; other successes are failures (Requirement J10.2). Throws
 * like `unwrapBody`.
 */
export async function unwrapCreated<Body extends DataBody<unknown>>(
  call: () => Promise<Answer<Body> & { readonly response: Response }>,
  createdStatuses: readonly number[],
): Promise<Body> {
  let status = 0;
  const body = await unwrapBody(async () => {
    const answer = await call();
    status = answer.response.status;
    return answer;
  });
  if (!createdStatuses.includes(status)) throw { kind: 'http', status, message: null } satisfies ApiFailure;
  return body;
}

/** The text of a response, '' when empty. Throws the call's `ApiFailure`. */
export async function unwrapText(call: () => Promise<Answer<string>>): Promise<string> {
  return (await requestAnswer(call)).data ?? '';
}

/** Waits for a success. Throws the call's `ApiFailure`. */
export async function unwrapEmpty(call: () => Promise<Answer<unknown>>): Promise<void> {
  await requestAnswer(call);
}

async function readContent<Body>(call: () => Promise<Answer<Body>>): Promise<NonNullable<Body>> {
  return (await requestAnswer(call)).data ?? throwNoContent();
}

async function requestAnswer<Body>(call: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  try {
    return await call();
  } catch (error) {
    throw toUnexpectedFailure(error);
  }
}

function throwNoContent(): never {
  throw toUnexpectedFailure(
    new Error('Pavilion: the API answered with no content where content is promised.'),
  );
}
