import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

export type MemberCard = Camel<components['schemas']['MemberCard']>;

/** GET my-account/card: the card that a member shows at the centre. */
export function loadCard(options?: CallOptions): Promise<MemberCard> {
  return unwrapData(() => api().GET('/api/my-account/card', { ...options }));
}
