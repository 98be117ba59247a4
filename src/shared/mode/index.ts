export { $mode, type Mode, modeFrom, modeRequested, readModeFx } from './mode';
