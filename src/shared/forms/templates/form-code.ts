/** All that a form needs to be shown, in one chunk. */
export { Rehearsal } from './rehearsal';
export { SchemaForm } from './schema-form';
