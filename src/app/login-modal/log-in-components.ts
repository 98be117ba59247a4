export { LogInButton } from './log-in-button';
export { LoginModal } from './login-modal';
