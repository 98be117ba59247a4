export { text as systemText } from './texts';
export { ErrorPage, JoiningOffPage, MaintenancePage, NotFoundPage } from './ui/system-pages';
