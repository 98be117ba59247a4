import { attach, combine, createEvent, sample } from 'effector';
import { purchaseEnded } from '@/entities/cart';
import { forgetConsents, hasAgreed, keepAgreement, withdrawAgreement } from '@/entities/consent';
import { $user } from '@/entities/customer';
import { $config } from '@/shared/config';
import { $mode } from '@/shared/mode';

/** One document of the operator's terms; `html` is shown through SafeHtml only. */
export type TermsDocument = { readonly id: string; readonly title: string; readonly html: string };

/** The same id with the same words: an agreement to one is an agreement to the other. */
export function isSameDocument(one: TermsDocument, other: TermsDocument): boolean {
  return one.id === other.id && one.title === other.title && one.html === other.html;
}

/** The customer has agreed to these documents, by a tick or by I Agree. */
export const termsAgreed = createEvent<readonly TermsDocument[]>();
/** The customer has taken the agreement to these documents back. */
export const termsWithdrawn = createEvent<readonly TermsDocument[]>();

/** Whose agreement is kept; null of a visitor, and at a kiosk, which keeps nothing. */
const $owner = combine($config, $mode, $user, (site, { isKiosk }, user) =>
  user && !isKiosk ? { site, customerId: user.id } : null,
);

/** Keeps the agreement to these documents for the checkout. */
export const keepAgreementFx = attach({
  source: $owner,
  effect: async (owner, documents: readonly TermsDocument[]) => {
    if (owner) await keepAgreement(owner.site, { ...owner, documents });
  },
});
const withdrawAgreementFx = attach({
  source: $owner,
  effect: async (owner, documents: readonly TermsDocument[]) => {
    if (owner) await withdrawAgreement(owner.site, { ...owner, documents });
  },
});
/** Gives the documents back when the customer has agreed to all of them earlier in this visit, else null. */
export const recallAgreementFx = attach({
  source: $owner,
  effect: async (owner, documents: readonly TermsDocument[]) =>
    owner && (await hasAgreed(owner.site, { ...owner, documents })) ? documents : null,
});
const forgetConsentsFx = attach({ source: $config, effect: forgetConsents });

sample({ clock: termsAgreed, target: keepAgreementFx });
sample({ clock: termsWithdrawn, target: withdrawAgreementFx });
sample({ clock: purchaseEnded, target: forgetConsentsFx });
