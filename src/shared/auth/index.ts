export {
  cookieDomain,
  dropTokenFx,
  keepTokenFx,
  markSignedOutFx,
  readSignedOutFx,
  readToken,
  readTokenFx,
} from './token';
