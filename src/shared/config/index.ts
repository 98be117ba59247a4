export { type Config, readConfig } from './config';
export { $config, loadConfigFx } from './model';
