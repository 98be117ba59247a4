import { account } from './account';

/** The address of a membership's page. */
export const membershipPath = (id: string) => `${account.memberships}/${encodeURIComponent(id)}`;

/** The addresses of the pages on which a membership is changed, renewed, frozen and cancelled. */
export const changeMembershipPath = (id: string) => `${membershipPath(id)}/change`;
export const freezeMembershipPath = (id: string) => `${membershipPath(id)}/freeze`;
export const renewMembershipPath = (id: string) => `${membershipPath(id)}/renew`;
export const cancelMembershipPath = (id: string) => `${membershipPath(id)}/cancel`;
