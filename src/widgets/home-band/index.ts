export { HomeBand } from './ui/home-band';
