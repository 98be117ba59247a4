export { $session } from './model/session';
export { SessionContent } from './ui/session-content';
