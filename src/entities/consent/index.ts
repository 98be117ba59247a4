export { hasAgreed, storeAgreement, withdrawAgreement } from './lib/agreed-terms';
export { storeSignedWaivers, readSignedWaivers } from './lib/signed-waivers';
export { removeConsents } from './lib/stored-consents';
