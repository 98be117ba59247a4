/** Returns the percentile of the values by nearest rank; `share` is from 0 to 1. */
function calculatePercentile(values: readonly number[], share: number): number {
  const sortedValues = [...values].sort((first, second) => first - second);
  return (
    sortedValues[
      Math.min(sortedValues.length - 1, Math.max(0, Math.ceil(sortedValues.length * share) - 1))
    ] ?? Number.NaN
  );
}

export function calculateMedian(values: readonly number[]): number {
  return calculatePercentile(values, 0.5);
}

export function calculateP95(values: readonly number[]): number {
  return calculatePercentile(values, 0.95);
}

export const formatMs = (value: number): string => `${value.toFixed(0)} ms`;
