import { type ApiFailure, unexpectedFailure } from './failure';

/** How a call can be taken back. */
export type CallOptions = { readonly signal?: AbortSignal };

type Answer<Body> = { readonly data?: Body | undefined };
type Wrapper<Data> = { readonly data: Data };

/** The content of the answer's `data` wrapper. Throws like `wrapperOf`. */
export async function dataOf<Data>(call: () => Promise<Answer<Wrapper<Data>>>): Promise<Data> {
  return (await wrapperOf(call)).data;
}

/** The content of the answer's `data` wrapper where the API document allows null. Throws like `wrapperOf`. */
export async function dataOrNullOf<Data>(call: () => Promise<Answer<Wrapper<Data>>>): Promise<Data | null> {
  const body = await contentOf(call);
  // Null is an answer; saying nothing is none.
  return body.data === undefined ? refuseNothing() : body.data;
}

/**
 * The whole body of the answer, for what stands beside `data`: a checksum, a message.
 * @throws ApiFailure whatever went wrong; `unexpected` when there is no content where content is promised
 */
export async function wrapperOf<Body extends Wrapper<unknown>>(
  call: () => Promise<Answer<Body>>,
): Promise<Body> {
  const body = await contentOf(call);
  return body.data === null || body.data === undefined ? refuseNothing() : body;
}

/**
 * The whole body of an answer that says that something was made: one of these statuses, and no other success (Spec, joining §8: "a status
 * other than 201" for a membership, "outside 200/201" for an account). Throws like `wrapperOf`.
 */
export async function createdOf<Body extends Wrapper<unknown>>(
  call: () => Promise<Answer<Body> & { readonly response: Response }>,
  made: readonly number[],
): Promise<Body> {
  let status = 0;
  const body = await wrapperOf(async () => {
    const answer = await call();
    status = answer.response.status;
    return answer;
  });
  if (!made.includes(status)) throw { kind: 'http', status, message: null } satisfies ApiFailure;
  return body;
}

/** The text of the answer, '' when there is none. Throws the call's `ApiFailure`. */
export async function textOf(call: () => Promise<Answer<string>>): Promise<string> {
  return (await answerTo(call)).data ?? '';
}

/** Waits for an answer of which only the success matters. Throws the call's `ApiFailure`. */
export async function doneOf(call: () => Promise<Answer<unknown>>): Promise<void> {
  await answerTo(call);
}

async function contentOf<Body>(call: () => Promise<Answer<Body>>): Promise<NonNullable<Body>> {
  return (await answerTo(call)).data ?? refuseNothing();
}

async function answerTo<Body>(call: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  try {
    return await call();
  } catch (error) {
    throw unexpectedFailure(error);
  }
}

function refuseNothing(): never {
  throw unexpectedFailure(new Error('Pavilion: the API answered with no content where content is promised.'));
}
