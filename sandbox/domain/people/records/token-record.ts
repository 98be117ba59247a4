import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../store/connection.ts';
import { tokens } from '../../../store/schema/people.ts';
import type { Store } from '../../../store/store.ts';
import { findOperator } from '../../common/index.ts';
import { createToken, hashToken } from '../rules/token.ts';

const MS_PER_HOUR = 3_600_000;

/** Creates a token for a customer; the operator's settings limit its lifetime. */
export async function issueToken(tx: Tx, store: Store, customerId: string): Promise<string> {
  const { settings } = await findOperator(tx, store);
  const token = createToken();
  await tx.insert(tokens).values({
    id: randomUUID(),
    operatorId: store.operatorId,
    tokenHash: hashToken(token),
    customerId,
    expiresAt: new Date(store.clock.now().getTime() + settings.tokenHours * MS_PER_HOUR),
  });
  return token;
}
