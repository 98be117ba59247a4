import { styled } from '../styled';

/** An element around what may be a text, so that it can stand beside what comes and goes. It changes nothing of the layout. */
export const Words = styled('span', { base: { display: 'contents' } });
