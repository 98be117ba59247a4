export { LoginPage } from '@/pages/login';
export { RegisterPage } from '@/pages/register';
export { LogInButton } from '../login-modal/log-in-button';
export { LoginModal } from '../login-modal/login-modal';
