import { and, eq, sql } from 'drizzle-orm';
import { promotions } from '../../store/schema/catalogue.ts';
import type { Store } from '../../store/store.ts';
import { countAttempt, forgetAttempts, formatAttemptKey, LIMITS, notFound } from '../common/index.ts';
import type { Caller, Promotion } from '../common/types.ts';
import { findOptionById } from './records/catalogue.ts';
import { hasUsed, USED_MESSAGE } from './records/promotion-for.ts';
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
  const attempts = caller ? [{ key: formatAttemptKey('codes', caller.userId), limit: LIMITS.codes }] : [];
  if (attempts.length > 0) await countAttempt(store, attempts);
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
    if (caller && (await hasUsed(db, store, caller.userId, promotion.id))) throw notFound(USED_MESSAGE);
    return { id: promotion.id, code: promotion.code };
  });
  if (attempts.length > 0) await store.write((tx) => forgetAttempts(tx, store, attempts));
  return promotion;
}
