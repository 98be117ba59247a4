export { FileButtons } from './file-buttons';
export { useFileDrop } from './use-file-drop';
