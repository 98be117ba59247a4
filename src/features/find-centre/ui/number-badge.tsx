import { chakra } from '@chakra-ui/react/styled-system';
import { findNumber } from '../lib/find-number';

const Badge = chakra('span', {
  base: {
    flexShrink: 0,
    alignSelf: 'center',
    minWidth: '8',
    paddingX: '1',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'full',
    background: 'primary.fill',
    color: 'primary.on',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: '1.625rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The number that the centre's pin on the map also has. Screen readers get the position from the row instead. */
export function NumberBadge({ index }: { index: number }) {
  const number = findNumber(index);
  return number === undefined ? null : <Badge aria-hidden="true">{number}</Badge>;
}
