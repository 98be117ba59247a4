import { styled } from '../../ui/styled';
import { text } from '../texts';

const Dot = styled('span', {
  base: {
    display: 'block',
    width: '18px',
    height: '18px',
    borderWidth: '3px',
    borderStyle: 'solid',
    borderColor: 'white',
    borderRadius: 'full',
    background: '#1A66D6',
    boxShadow: '0 0 0 6px rgba(26, 102, 214, 0.22), 0 1px 4px rgba(20, 22, 31, 0.4)',
  },
});

export function HereDot() {
  return <Dot role="img" aria-label={text('map.here')} />;
}
