export { openEmbed } from './open-embed';
