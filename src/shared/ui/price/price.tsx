import { styled } from '../styled';

const Line = styled('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });
const Amount = styled('span', {
  base: { fontWeight: 'bold', lineHeight: 'tight' },
  variants: { size: { md: { fontSize: 'lg' }, lg: { fontSize: 'price' } } },
});
const Period = styled('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

type PriceProps = {
  /** A formatted amount, for example £36.50. */
  amount: string;
  /** The period, in small print after the amount: /month. */
  per?: string;
  size?: 'md' | 'lg';
};

/** A large amount with its period in small print. */
export function Price({ amount, per, size = 'lg' }: PriceProps) {
  return (
    <Line>
      <Amount size={size}>{amount}</Amount>
      {per && (
        <>
          <span> </span>
          <Period>{per}</Period>
        </>
      )}
    </Line>
  );
}
