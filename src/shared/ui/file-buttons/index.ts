export { FileButtons } from './file-buttons';
