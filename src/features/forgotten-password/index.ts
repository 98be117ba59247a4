export { createForgottenPassword } from './model/forgotten-password';
export { ForgottenPassword, ForgottenPasswordLink, ForgottenPasswordModals } from './ui/forgotten-password';
