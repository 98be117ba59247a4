export { createSignIn } from './model/sign-in';
export { SignInForm } from './ui/sign-in-form';
