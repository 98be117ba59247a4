export { useGrowing } from './use-growing';
