export type { TermsDocument } from './model/accept-terms';
export { createLoadedTerms } from './model/loaded-terms';
export { TermsModal } from './ui/terms-modal';
export { TermsTicks } from './ui/terms-ticks';
