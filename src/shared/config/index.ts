export { type Config, findJoiningAddress, readConfig } from './config';
export { $config, explainFieldsFx, loadConfigFx } from './model';
export { readJson } from './read-json';
