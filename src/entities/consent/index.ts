export { hasAgreed, keepAgreement, withdrawAgreement } from './lib/agreed-terms';
export { forgetConsents } from './lib/kept-consents';
export { keepSignedWaivers, readSignedWaivers } from './lib/signed-waivers';
