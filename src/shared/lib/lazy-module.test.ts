import { expect, it } from 'vitest';
import { createLazyModule } from './lazy-module';

it('a loaded module is available synchronously, and is fetched once', async () => {
  let asked = 0;
  const module = createLazyModule(async () => {
    asked += 1;
    return { name: 'page' };
  });
  expect(module.current()).toBeNull();
  expect(await module.load()).toEqual({ name: 'page' });
  expect(await module.load()).toBe(module.current());
  expect(asked).toBe(1);
});
