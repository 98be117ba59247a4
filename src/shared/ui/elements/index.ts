export type { Elements } from './elements';
