import { type ConfigurationProblem, configureApi } from '../api';

/** What the operator answers: a body for `data`, the text of a body, or a status with a whole body, or a broken line. */
export type FakeAnswer =
  | { readonly data: unknown }
  | { readonly text: string }
  | { readonly status: number; readonly body: unknown }
  | { readonly breaks: true };

export type FakeCall = { readonly call: string; readonly body: unknown };
type Answerer = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;

/**
 * An operator's API for a test, behind the real client. Answers are given by verb and path ("GET /api/cart"), on the
 * wire; whatever is not given breaks the line. Returns the calls that were made.
 *
 * @param onConfigurationProblem hears of what cannot be shown as staff have configured it
 */
export function fakeOperator(
  answers: Readonly<Record<string, FakeAnswer | Answerer>>,
  onConfigurationProblem: (oddity: ConfigurationProblem) => void = () => {},
): FakeCall[] {
  const calls: FakeCall[] = [];
  configureApi({
    baseUrl: 'http://operator.test',
    timeoutMs: 5_000,
    readToken: () => 'token',
    onUnauthorised: () => {},
    onConfigurationProblem,
    transport: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const sent = await request.text();
      const made: FakeCall = { call, body: sent === '' ? null : JSON.parse(sent) };
      calls.push(made);
      const given = answers[call] ?? { breaks: true };
      const answer = typeof given === 'function' ? await given(made) : given;
      if ('breaks' in answer) throw new TypeError('Failed to fetch');
      if ('text' in answer)
        return new Response(answer.text, { headers: { 'Content-Type': 'application/json' } });
      if ('data' in answer) return Response.json({ data: answer.data });
      return Response.json(answer.body, { status: answer.status });
    },
  });
  return calls;
}
