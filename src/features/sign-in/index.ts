export { $isLoginAsked, loginAsked, loginDismissed } from './model/login-asked';
export { createSignIn } from './model/sign-in';
export { SignInForm } from './ui/sign-in-form';
