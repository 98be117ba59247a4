import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { purchaseEnded } from '@/entities/cart';
import { $user, signedOut, signedOutElsewhere } from '@/entities/customer';
import { readJoiningDraft, writeJoiningDraft } from '@/entities/joining-draft';
import { $config } from '@/shared/config';
import { $mode, visitEnded } from '@/shared/mode';
import { carryTerms, dropCarriedTerms, isCarried } from '../lib/carried-terms';

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

const NOTHING: Agreement = { customerId: '', documents: NONE };

const $agreement = createStore<Agreement>(NOTHING).reset(
  purchaseEnded,
  signedOut,
  signedOutElsewhere,
  visitEnded,
);
/** What this customer has agreed to for this purchase in this tab, with its words. */
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

// The checkout is a document of its own: the tab keeps the agreement on the way there, with the rest of the draft. A kiosk keeps nothing.
const writeFx = attach({
  source: $mode,
  effect: ({ isKiosk }, agreement: Agreement) =>
    writeJoiningDraft('terms', isKiosk || agreement.documents.length === 0 ? null : agreement),
});
sample({ clock: $agreement, target: writeFx });

/** Finds again what this tab keeps; what is in memory is newer. */
export const readVisitTermsFx = createEffect(() => readAgreement(readJoiningDraft('terms')));
$agreement.on(readVisitTermsFx.doneData, (agreement, kept) =>
  agreement.documents.length === 0 ? kept : agreement,
);

// The account and the checkout of a basket are sites of their own, with a storage of their own.
/** Takes the agreement to these documents to the checkout of another site. A kiosk takes nothing anywhere. */
export const carryTermsFx = attach({
  source: { config: $config, mode: $mode, customerId: $customerId },
  effect: async ({ config, mode, customerId }, documents: readonly TermsDocument[]) => {
    if (!mode.isKiosk && customerId !== '') await carryTerms(config, { customerId, documents });
  },
});
/** Gives the documents back when they were agreed to on another site, else null. */
export const readCarriedFx = attach({
  source: { config: $config, customerId: $customerId },
  effect: async ({ config, customerId }, documents: readonly TermsDocument[]) =>
    (await isCarried(config, { customerId, documents })) ? documents : null,
});
const dropCarriedFx = attach({ source: $config, effect: dropCarriedTerms });
sample({
  clock: [purchaseEnded, signedOut, signedOutElsewhere, visitEnded],
  target: dropCarriedFx,
});

/** Reads an agreement as it was written; anything else is none. */
function readAgreement(stored: string | null): Agreement {
  try {
    const { customerId, documents }: Partial<Record<keyof Agreement, unknown>> =
      JSON.parse(stored ?? 'null') ?? {};
    return typeof customerId === 'string' && Array.isArray(documents)
      ? { customerId, documents: documents.filter(isDocument) }
      : NOTHING;
  } catch {
    return NOTHING;
  }
}

function isDocument(value: unknown): value is TermsDocument {
  const fields = ['id', 'title', 'html'];
  return (
    typeof value === 'object' &&
    value !== null &&
    fields.every((field) => typeof Reflect.get(value, field) === 'string')
  );
}
