import { api } from './client';
import { formatScalar, toList, toRecord } from './configured/values';
import { type CallOptions, unwrapData } from './unwrap';

/** A stored answer of the customer, with the field that asks for it. */
export type KnownAnswer = {
  readonly name: string;
  /** The field's autocomplete token; '' if it has none. */
  readonly autocomplete: string;
  readonly answer: string;
};

/** GET data-fields for a logged-in customer: their text answers, without the form. */
export async function loadKnownAnswers(options?: CallOptions): Promise<readonly KnownAnswer[]> {
  const query = { onboarding_type: 'membership_purchase' } as const;
  const data: unknown = await unwrapData(() =>
    api().GET('/api/data-fields', { params: { query }, ...options }),
  );
  return (toList(data) ?? [])
    .flatMap((section) => toList(toRecord(section).sectionFields) ?? [])
    .map(toRecord)
    .map(({ name, htmlAttributes, answer }) => ({
      name: formatScalar(name),
      autocomplete: formatScalar(toRecord(htmlAttributes).autocomplete),
      answer: typeof answer === 'string' ? answer : '',
    }));
}
