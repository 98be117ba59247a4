import { beforeEach } from 'vitest';
import { emptyBrowser } from './browser';

// Registered once per test file: modules run once for all files, but hooks belong to one file.
beforeEach(emptyBrowser);
