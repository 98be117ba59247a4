export { fakeDialog } from './fake-dialog';
