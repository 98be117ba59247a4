export { ErrorPage, MaintenancePage, NotFoundPage } from './ui/system-pages';
