export { ButtonLink, Link } from './link';
export { RouterAnchor } from './router-anchor';
export { TelephoneLink } from './telephone-link';
