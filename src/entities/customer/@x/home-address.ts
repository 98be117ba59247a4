export { signedOut } from '../model/session';
