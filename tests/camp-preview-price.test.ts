import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateCampPrice, calculateSiblingReductions } from '../sandbox/domain/camps/index.ts';
import type { ChosenDays } from '../src/features/choose-camp-days/lib/chosen-days.ts';
import { calculatePreviewPrices } from '../src/features/choose-camp-days/lib/preview-price.ts';
import { toCamelCase } from '../src/shared/testing/to-camel-case.ts';
import { buildCamp } from './fixtures/camps.ts';

const campWithAllDays = toCamelCase(buildCamp());
const optionIds = campWithAllDays.days[0]?.options.map(({ id }) => id) ?? [];

const anyChosenDays: fc.Arbitrary<ChosenDays> = fc
  .uniqueArray(fc.constantFrom(...campWithAllDays.days.map(({ id }) => id)), { minLength: 1 })
  .chain((dayIds) =>
    fc.tuple(
      ...dayIds.map((dayId) =>
        fc
          .tuple(fc.constantFrom(...optionIds), fc.subarray(campWithAllDays.extras.map(({ id }) => id)))
          .map(([optionId, extraIds]): [string, { optionId: string; extraIds: string[] }] => [
            dayId,
            { optionId, extraIds },
          ]),
      ),
    ),
  )
  .map((days) => Object.fromEntries(days));

const withCancelledDay = (cancelledIndex: number) => ({
  ...campWithAllDays,
  days: campWithAllDays.days.map((day, dayIndex) =>
    dayIndex === cancelledIndex ? { ...day, cancelledReason: 'Staff training' } : day,
  ),
});

test('the price shown before booking is the price charged, even for a week with a cancelled day', () => {
  const anyCamp = fc.constantFrom(
    campWithAllDays,
    ...campWithAllDays.days.map((_, index) => withCancelledDay(index)),
  );
  fc.assert(
    fc.property(fc.array(anyChosenDays, { minLength: 1, maxLength: 4 }), anyCamp, (children, camp) => {
      const chargedPrices = children.map((chosenDays) =>
        calculateCampPrice(
          camp.days.flatMap(({ id, date, options }) => {
            const choice = chosenDays[id];
            const option = options.find((campOption) => campOption.id === choice?.optionId);
            if (!choice || !option) return [];
            const extraPrice = choice.extraIds.reduce(
              (sum, extraId) => sum + (camp.extras.find((extra) => extra.id === extraId)?.price.amount ?? 0),
              0,
            );
            return [{ date, isFullDay: option.isFullDay, price: option.price.amount, extraPrice }];
          }),
          camp.days.map(({ date, cancelledReason }) => ({ date, takesPlace: cancelledReason === null })),
          camp.weekPrice?.amount ?? null,
        ),
      );
      const reductions = calculateSiblingReductions(
        chargedPrices.map(({ days }) => days),
        camp.siblingPercent,
      );
      expect(calculatePreviewPrices(camp, children).map(({ total }) => total)).toEqual(
        chargedPrices.map(({ total }, index) => total - (reductions[index] ?? 0)),
      );
    }),
  );
});

test('without a child there is nothing to pay', () => {
  expect(calculatePreviewPrices(campWithAllDays, [])).toEqual([]);
});
