export { SessionPage } from './ui/session-page';
