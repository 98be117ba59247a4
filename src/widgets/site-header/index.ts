export { KioskBar } from './ui/kiosk-bar';
export { SiteHeader } from './ui/site-header';
