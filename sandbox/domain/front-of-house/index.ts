export { type FoundCustomer, findCustomers } from './find-customers.ts';
export { claimHandoff, findOrderOfHandoff, previewHandoff, releaseHandoff } from './handoff-on-phone.ts';
export {
  cancelHandoff,
  createHandoff,
  type DeskHandoff,
  emailHandoff,
  extendHandoff,
  readHandoff,
} from './handoffs.ts';
export { getLedger, type Ledger } from './ledger.ts';
export { readCustomer, type ServedCustomer } from './read-customer.ts';
export { sweepHandoffs } from './settle-handoff.ts';
