export { hasAgreed, storeAgreement, withdrawAgreement } from './lib/agreed-terms';
export { readSignedWaivers, storeSignedWaivers } from './lib/signed-waivers';
export { removeConsents } from './lib/stored-consents';
