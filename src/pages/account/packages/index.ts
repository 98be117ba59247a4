export { HeldPackagesPage } from './ui/held-packages-page';
