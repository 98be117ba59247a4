export { createSignIn, type SignInModel, type SignInStatus } from './model/sign-in';
export { SignInForm } from './ui/sign-in-form';
