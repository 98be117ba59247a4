export { KioskHomePage } from './ui/kiosk-home-page';
