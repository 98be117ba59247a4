export {
  cookieDomain,
  dropTokenFx,
  keepTokenFx,
  markSignedOutFx,
  readSignedOutFx,
  readTokenFx,
} from './token';
