export { Button } from './button';
export { RowButton } from './row-button';
