export { PackagesPage } from './ui/packages-page';
