export { hasAgreed, keepAgreement, withdrawAgreement } from './lib/agreed-terms';
export { keepSignedWaivers, readSignedWaivers } from './lib/signed-waivers';
export { removeConsents } from './lib/stored-consents';
