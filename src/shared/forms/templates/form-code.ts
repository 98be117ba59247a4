/** All that a form needs to be shown, in one chunk. */
export { SchemaForm } from './schema-form';
