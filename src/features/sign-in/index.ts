export { createAfterLogin } from './model/after-login';
export {
  $isLoginRequested,
  $isLoginToBook,
  loginDismissed,
  loginRequested,
  loginToBookRequested,
  registerLinkFollowed,
} from './model/login-request';
export { createSignIn } from './model/sign-in';
export { text as signInText } from './texts';
export { SignInForm } from './ui/sign-in-form';
