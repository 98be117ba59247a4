import { beforeEach } from 'vitest';
import { emptyBrowser } from './browser';

// Registered per test file: modules run once for all files, hooks belong to one file.
beforeEach(emptyBrowser);
