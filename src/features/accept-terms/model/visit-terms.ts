import { attach, combine, createEvent, sample } from 'effector';
import { purchaseEnded } from '@/entities/cart';
import { hasAgreed, removeConsents, storeAgreement, withdrawAgreement } from '@/entities/consent';
import { $user } from '@/entities/customer';
import { $config } from '@/shared/config';
import { $mode } from '@/shared/mode';

/** One document of the operator's terms; `html` is only rendered with SafeHtml. */
export type TermsDocument = { readonly id: string; readonly title: string; readonly html: string };

/** Whether two documents have the same id and wording, so that agreement to one counts for the other. */
export function isSameDocument(first: TermsDocument, second: TermsDocument): boolean {
  return first.id === second.id && first.title === second.title && first.html === second.html;
}

/** The customer has agreed to these documents, with a tick or with I Agree. */
export const termsAgreed = createEvent<readonly TermsDocument[]>();
/** The customer has withdrawn agreement to these documents. */
export const termsWithdrawn = createEvent<readonly TermsDocument[]>();

/** The customer whose agreement is stored; null for a visitor, and on a kiosk, which stores nothing. */
const $agreementOwner = combine($config, $mode, $user, (config, { isKiosk }, user) =>
  user && !isKiosk ? { site: config, customerId: user.id } : null,
);

/** Stores the agreement to these documents for the checkout. */
export const keepAgreementFx = attach({
  source: $agreementOwner,
  effect: async (owner, documents: readonly TermsDocument[]) => {
    if (owner) await storeAgreement(owner.site, { ...owner, documents });
  },
});
const withdrawAgreementFx = attach({
  source: $agreementOwner,
  effect: async (owner, documents: readonly TermsDocument[]) => {
    if (owner) await withdrawAgreement(owner.site, { ...owner, documents });
  },
});
/** Returns the documents if the customer has agreed to all of them earlier in this visit, otherwise null. */
export const recallAgreementFx = attach({
  source: $agreementOwner,
  effect: async (owner, documents: readonly TermsDocument[]) =>
    owner && (await hasAgreed(owner.site, { ...owner, documents })) ? documents : null,
});
const forgetConsentsFx = attach({ source: $config, effect: removeConsents });

sample({ clock: termsAgreed, target: keepAgreementFx });
sample({ clock: termsWithdrawn, target: withdrawAgreementFx });
sample({ clock: purchaseEnded, target: forgetConsentsFx });
