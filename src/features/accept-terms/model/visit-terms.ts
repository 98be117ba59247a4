import { combine, createEvent, createStore, sample } from 'effector';
import { purchaseEnded } from '@/entities/cart';
import { $user, signedOut, signedOutElsewhere } from '@/entities/customer';
import { visitEnded } from '@/shared/mode';

/** One document of the operator's terms; `html` is shown through SafeHtml only. */
export type TermsDocument = { readonly id: string; readonly title: string; readonly html: string };

/** The same id with the same words: an agreement to one is an agreement to the other. */
export function isSameDocument(one: TermsDocument, other: TermsDocument): boolean {
  return one.id === other.id && one.title === other.title && one.html === other.html;
}

const NONE: readonly TermsDocument[] = [];

/** The customer has agreed to these documents, by a tick or by I Agree. */
export const termsAgreed = createEvent<readonly TermsDocument[]>();
/** … and has taken it back. */
export const termsWithdrawn = createEvent<readonly TermsDocument[]>();

const without = (agreed: readonly TermsDocument[], gone: readonly TermsDocument[]) =>
  agreed.filter((one) => !gone.some((other) => isSameDocument(one, other)));

/** Whose agreement it is: '' until a visitor has an account. */
const $customerId = $user.map((user) => user?.id ?? '');
type Agreement = { readonly customerId: string; readonly documents: readonly TermsDocument[] };

const $agreement = createStore<Agreement>({ customerId: '', documents: [] }).reset(
  purchaseEnded,
  signedOut,
  signedOutElsewhere,
  visitEnded,
);
/** What this customer has agreed to for this purchase since the page was loaded, with its words. It is kept in memory alone. */
export const $visitTerms = combine($agreement, $customerId, ({ customerId, documents }, current) =>
  customerId === current ? documents : NONE,
);

sample({
  clock: termsAgreed,
  source: { customerId: $customerId, agreed: $visitTerms },
  fn: ({ customerId, agreed }, documents) => ({
    customerId,
    documents: [...without(agreed, documents), ...documents],
  }),
  target: $agreement,
});
sample({
  clock: termsWithdrawn,
  source: { customerId: $customerId, agreed: $visitTerms },
  fn: ({ customerId, agreed }, documents) => ({ customerId, documents: without(agreed, documents) }),
  target: $agreement,
});
