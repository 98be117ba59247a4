export { type Config, findJoiningAddress, readConfig } from './config';
export { $config, loadConfigFx, logFieldMistakesFx } from './model';
export { readJson } from './read-json';
