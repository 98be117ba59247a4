export { cookieDomain, dropTokenFx, keepTokenFx, readToken, readTokenFx } from './token';
