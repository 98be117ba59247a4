import { and, eq, sql } from 'drizzle-orm';
import { promotions } from '../../store/schema/catalogue.ts';
import type { Store } from '../../store/store.ts';
import {
  ATTEMPT_LIMITS,
  countAttemptOrThrow,
  forgetAttempts,
  formatAttemptKey,
  notFound,
} from '../common/index.ts';
import type { Caller, Promotion } from '../common/types.ts';
import { findOptionById } from './records/catalogue.ts';
import { CODE_USED_MESSAGE, hasUsedPromotion } from './records/promotion-for.ts';
import { doesPromotionApply, normaliseCode } from './rules/promotion.ts';

/**
 * GET v1/membership-promotions/validate/{code}/{paymentOptionId}. Throws 404 for an unknown or used code, 429 after too many
 * guesses of one customer.
 */
export async function validatePromotion(
  store: Store,
  code: string,
  paymentOptionId: string,
  caller: Caller | null = null,
): Promise<Promotion> {
  const codeAttempts = caller
    ? [{ key: formatAttemptKey('codes', caller.userId), limit: ATTEMPT_LIMITS.codes }]
    : [];
  if (codeAttempts.length > 0) await countAttemptOrThrow(store, codeAttempts);
  const promotion = await store.read(async (db) => {
    const { option } = await findOptionById(db, store, paymentOptionId);
    const [promotion] = await db
      .select()
      .from(promotions)
      .where(
        and(
          eq(promotions.operatorId, store.operatorId),
          eq(sql`upper(translate(${promotions.code}, ' -', ''))`, normaliseCode(code)),
        ),
      );
    if (!promotion || !doesPromotionApply(promotion, option, store.clock.now())) {
      throw notFound('Code not recognised');
    }
    if (caller && (await hasUsedPromotion(db, store, caller.userId, promotion.id)))
      throw notFound(CODE_USED_MESSAGE);
    return { id: promotion.id, code: promotion.code };
  });
  if (codeAttempts.length > 0) await store.write((tx) => forgetAttempts(tx, store, codeAttempts));
  return promotion;
}
