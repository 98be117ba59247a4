export type { TermsDocument } from './model/accept-terms';
export { createLoadedTerms } from './model/loaded-terms';
export { text as termsText } from './texts';
export { TermsLink } from './ui/terms-link';
export { TermsModalOnDemand } from './ui/terms-modal-on-demand';
export { TermsTicks } from './ui/terms-ticks';
