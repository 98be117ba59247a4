export { type AccountPackage, accountPackages } from './account-packages.ts';
export {
  accountGuestPasses,
  forgetGuests,
  type GuestPass,
  issueGuestPass,
  resendGuestPass,
  revokeGuestPass,
} from './guest-passes.ts';
export { type Packages, packagesAt } from './packages.ts';
export { appliedReductions, bookedReduction, takeReduction } from './records/applied-reduction.ts';
export { packageTypesById } from './records/customer-packages.ts';
export type { GuestAllowance } from './records/guest-allowances.ts';
export { type CustomerReductions, reductionsOf, reductionsOn } from './records/own-reductions.ts';
export { releaseUses, returnUses, updateUses, usesOf } from './records/reduction-uses.ts';
export { takePassBack } from './records/take-pass-back.ts';
export { newCode } from './rules/guest-passes.ts';
