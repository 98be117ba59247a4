import { styled } from '../styled';

/**
 * An element around possible text, so that it can be next to content that comes and goes (see `Elements`). Does not affect
 * layout.
 */
export const TextWrapper = styled('span', { base: { display: 'contents' } });
