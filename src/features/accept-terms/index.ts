export { type AcceptTerms, createAcceptTerms, type TermsDocument } from './model/accept-terms';
export { createLoadedTerms, type LoadedTerms } from './model/loaded-terms';
export { TermsModal } from './ui/terms-modal';
export { TermsTick } from './ui/terms-tick';
