export { ButtonLink, Link } from './link';
