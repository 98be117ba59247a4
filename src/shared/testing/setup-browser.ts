import { beforeEach } from 'vitest';
import { emptyBrowser } from './browser';

// Here, and not where it is written: a module runs once for all files, and a hook belongs to the file that is running.
beforeEach(emptyBrowser);
