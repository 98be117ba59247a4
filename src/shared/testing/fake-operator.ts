import { type ConfigurationProblem, configureApi } from '../api';

/** A fake response: a body for `data`, a raw body, a status with a body, or a network error. */
export type FakeAnswer =
  | { readonly data: unknown }
  | { readonly text: string }
  | { readonly status: number; readonly body: unknown }
  | { readonly breaks: true };

export type FakeCall = { readonly call: string; readonly body: unknown };
type Answerer = (call: FakeCall, query: URLSearchParams) => FakeAnswer | Promise<FakeAnswer>;

/**
 * Configures the API client with fake responses, by method and path ("GET /api/cart"), in wire format; other calls fail. Returns
 * the recorded calls.
 *
 * @param onConfigurationProblem receives configuration problems
 */
export function fakeOperator(
  answers: Readonly<Record<string, FakeAnswer | Answerer>>,
  onConfigurationProblem: (problem: ConfigurationProblem) => void = () => {},
): FakeCall[] {
  const calls: FakeCall[] = [];
  configureApi({
    baseUrl: 'http://operator.test',
    timeoutMs: 5_000,
    readToken: () => 'token',
    onUnauthorised: () => {},
    onConfigurationProblem,
    transport: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const call = `${request.method} ${pathname}`;
      const fakeCall: FakeCall = { call, body: await readRequestBody(request) };
      calls.push(fakeCall);
      const fakeAnswer = answers[call] ?? { breaks: true };
      const answer = typeof fakeAnswer === 'function' ? await fakeAnswer(fakeCall, searchParams) : fakeAnswer;
      if ('breaks' in answer) throw new TypeError('Failed to fetch');
      if ('text' in answer)
        return new Response(answer.text, { headers: { 'Content-Type': 'application/json' } });
      if ('data' in answer) return Response.json({ data: answer.data });
      return Response.json(answer.body, { status: answer.status });
    },
  });
  return calls;
}

/** The parsed JSON body, otherwise its bytes; null without a body. */
async function readRequestBody(request: Request): Promise<unknown> {
  const isPicture = request.headers.get('Content-Type')?.startsWith('image/');
  if (isPicture) return new Uint8Array(await request.arrayBuffer());
  const requestText = await request.text();
  return requestText === '' ? null : JSON.parse(requestText);
}

/** Gives the answers one after the other; a call beyond the last one fails. */
export function answerInTurn(answers: readonly FakeAnswer[]): () => FakeAnswer {
  const answersLeft = [...answers];
  return () => answersLeft.shift() ?? { breaks: true };
}
