export type { TermsDocument } from './model/accept-terms';
export { createLoadedTerms } from './model/loaded-terms';
export { createMembershipTerms } from './model/membership-terms';
export { termsBlockers } from './model/terms-blockers';
export { text as termsText } from './texts';
export { MembershipTermsTicks } from './ui/membership-terms-ticks';
export { TermsLink } from './ui/terms-link';
export { TermsModalOnDemand } from './ui/terms-modal-on-demand';
export { TermsTicks } from './ui/terms-ticks';
