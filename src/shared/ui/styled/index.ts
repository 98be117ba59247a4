export { styled } from './styled';
