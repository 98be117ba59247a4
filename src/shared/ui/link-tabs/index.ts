export { LinkTabs } from './link-tabs';
