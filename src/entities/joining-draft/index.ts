export { forgetJoiningDraft, readJoiningDraft, writeJoiningDraft } from './lib/joining-draft';
