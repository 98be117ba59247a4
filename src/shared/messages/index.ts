export { type MessageKey, text, textOrServers } from './text';
