export { type Boot, bootedTransport } from './boot';
export { type Config, readConfig } from './config';
export { $config, configLoaded, loadConfigFx } from './model';
