import { readProperty, readText } from '../../browser/values.ts';

/** An invalid field, or the single reason, of a refusal. */
export interface ApiProblem {
  readonly code: number;
  readonly property: string;
  readonly message: string;
}

export type ApiAnswer =
  | { readonly isOk: true; readonly status: number; readonly body: unknown }
  | { readonly isOk: false; readonly status: number; readonly problems: readonly ApiProblem[] };

function toProblem(error: unknown): ApiProblem {
  const message = readText(error, 'clientMessage') || readText(error, 'description');
  return { code: Number(readText(error, 'code')), property: readText(error, 'property'), message };
}

/** One call of the REST API with a merchant session key; a network error is reported as a gateway failure. */
export async function callApi(origin: string, key: string, path: string, body: unknown): Promise<ApiAnswer> {
  try {
    const response = await fetch(`${origin}/api/v1/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { status } = response;
    const text = await response.text();
    const answer: unknown = text === '' ? {} : JSON.parse(text);
    if (response.ok) return { isOk: true, status, body: answer };
    const errors = readProperty(answer, 'errors');
    return { isOk: false, status, problems: (Array.isArray(errors) ? errors : [answer]).map(toProblem) };
  } catch {
    const problem = { code: 9999, property: '', message: 'An internal error occurred at Opayo' };
    return { isOk: false, status: 500, problems: [problem] };
  }
}
