import { styled } from '../styled';
import { text } from '../texts';

const StyledSkipLink = styled('a', {
  base: {
    position: 'absolute',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'toast',
    padding: '3',
    borderRadius: 'md',
    background: 'surface',
    color: 'fg',
    fontWeight: 'bold',
    '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' },
  },
});

/** The first tab stop, which skips the header and navigation. */
export function SkipLink({ targetId }: { targetId: string }) {
  return <StyledSkipLink href={`#${targetId}`}>{text('system.skip')}</StyledSkipLink>;
}
