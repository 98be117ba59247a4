export { type MessageKey, type MessageValues, text, textOrServers } from './text';
