export { CentreHeader } from './ui/centre-header';
