export { KioskHeader } from './kiosk-header';
export { KioskIdle } from './kiosk-idle';
export { kioskStarted } from './model';
export { ContinueOnPhone } from './phone/continue-on-phone';
