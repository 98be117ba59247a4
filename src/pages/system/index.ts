export { text as systemText } from './texts';
export { ErrorPage, MaintenancePage, NotFoundPage } from './ui/system-pages';
