export { keepSignedWaivers, readSignedWaivers } from './lib/signed-waivers';
