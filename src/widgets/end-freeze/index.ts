export { freezeEnded } from './model/ending';
export { EndFreeze } from './ui/end-freeze';
export { EndFreezeDialog } from './ui/end-freeze-dialog';
