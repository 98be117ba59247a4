export { type Config, joiningAddress, readConfig } from './config';
export { $config, loadConfigFx } from './model';
