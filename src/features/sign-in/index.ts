export { $isLoginAsked, loginAsked, loginDismissed } from './model/login-asked';
export { createSignIn } from './model/sign-in';
export { text as signInText } from './texts';
export { SignInForm } from './ui/sign-in-form';
