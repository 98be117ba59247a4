import { chakra } from '@chakra-ui/react/styled-system';
import { text } from './texts';

const Marks = chakra('svg', {
  base: { display: 'block', flexShrink: '0', width: '5.25rem', height: '1.5rem' },
});

/** Our own icons for the two card types that every provider accepts. */
export function CardMarks() {
  return (
    <Marks viewBox="0 0 84 24" role="img" aria-label={text('card.marks')}>
      <rect x="0.5" y="0.5" width="39" height="23" rx="4" fill="#ffffff" stroke="#d8dae5" />
      <path
        d="M8 8l3 8 3.2-8M17.5 8v8M26 9c-1.5-1-4-.8-4 .9 0 2 4.3 1.6 4.3 4 0 2.2-3 2.5-4.8 1.2M28.5 16l3-8 3 8M29.7 13.4h3.6"
        fill="none"
        stroke="#1a1f71"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <rect x="44.5" y="0.5" width="39" height="23" rx="4" fill="#ffffff" stroke="#d8dae5" />
      <circle cx="60" cy="12" r="6.5" fill="#eb001b" />
      <circle cx="68" cy="12" r="6.5" fill="#f79e1b" />
      <path d="M64 6.9a6.5 6.5 0 0 1 0 10.2a6.5 6.5 0 0 1 0-10.2z" fill="#ff5f00" />
    </Marks>
  );
}
