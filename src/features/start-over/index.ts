export { createStartOver } from './model/start-over';
export { LeaveDialog } from './ui/leave-dialog';
export { StartOverModal } from './ui/start-over-modal';
