export { createForgottenPassword } from './model/forgotten-password';
export { ForgottenPassword } from './ui/forgotten-password';
