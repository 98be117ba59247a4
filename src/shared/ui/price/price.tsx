import { styled } from '../styled';

const Line = styled('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });
const Amount = styled('span', {
  base: { fontWeight: 'bold', lineHeight: 'tight' },
  variants: { size: { md: { fontSize: 'lg' }, lg: { fontSize: 'price' } } },
});
const Per = styled('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

type PriceProps = {
  /** Formatted, for example £36.50. */
  amount: string;
  /** What it is for, small behind it: /month. */
  per?: string;
  size?: 'md' | 'lg';
};

/** An amount, large, with its period small. */
export function Price({ amount, per, size = 'lg' }: PriceProps) {
  return (
    <Line>
      <Amount size={size}>{amount}</Amount>
      {per && (
        <>
          <span> </span>
          <Per>{per}</Per>
        </>
      )}
    </Line>
  );
}
