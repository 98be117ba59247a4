export { type MessageKey, type MessageValues, messages, text, textOrServers } from './text';
