import { unexpectedFailure } from './failure';

/** How a call can be taken back. */
export type CallOptions = { readonly signal?: AbortSignal };

type Answer<Body> = { readonly data?: Body | undefined };
type Wrapped<Data> = { readonly data: Data };

/**
 * The body of a successful answer.
 * @throws ApiFailure whatever went wrong, and `unexpected` when the answer is empty where it must not be
 */
export async function bodyOf<Body>(call: () => Promise<Answer<Body>>): Promise<Body> {
  const { data } = await answerTo(call);
  if (data === undefined || data === null) {
    throw unexpectedFailure(
      new Error('Pavilion: the API answered with no content where content is promised.'),
    );
  }
  return data;
}

/** The content of the answer's `data` wrapper, never null. Throws like `bodyOf`. */
export async function dataOf<Data>(call: () => Promise<Answer<Wrapped<Data>>>): Promise<NonNullable<Data>> {
  return bodyOf(async () => ({ data: (await dataOrNullOf(call)) ?? undefined }));
}

/** The content of the answer's `data` wrapper where the API document allows null. Throws like `bodyOf`. */
export async function dataOrNullOf<Data>(call: () => Promise<Answer<Wrapped<Data>>>): Promise<Data | null> {
  const { data } = await bodyOf(call);
  return data ?? null;
}

/** Waits for an answer of which only the success matters; an empty one is fine. */
export async function doneOf(call: () => Promise<Answer<unknown>>): Promise<void> {
  await answerTo(call);
}

async function answerTo<Body>(call: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  try {
    return await call();
  } catch (error) {
    throw unexpectedFailure(error);
  }
}
