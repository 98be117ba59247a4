export { type AccountPackage, listAccountPackages } from './account-packages.ts';
export {
  forgetGuestAddresses,
  type GuestPass,
  getAccountGuestPasses,
  issueGuestPass,
  resendGuestPass,
  revokeGuestPass,
} from './guest-passes.ts';
export { getPackagesAtVenue, type VenuePackages } from './packages.ts';
export { findAppliedReductions, takeReduction, toBookedReduction } from './records/applied-reduction.ts';
export { findPackageTypesById } from './records/customer-packages.ts';
export type { GuestAllowance } from './records/guest-allowances.ts';
export {
  type CustomerReductions,
  findCustomerReductions,
  listReductionsOnDate,
} from './records/own-reductions.ts';
export { findUses, releaseUses, returnUses, updateUses } from './records/reduction-uses.ts';
export { revokePass } from './records/take-pass-back.ts';
export { createPassCode } from './rules/guest-passes.ts';
