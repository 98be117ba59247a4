import { expect, test } from 'vitest';
import { checkUses } from './uses.ts';

test('a package with more uses than were bought is found', () => {
  const fine = { useKey: 'package:one', used: 10, total: 10 };
  expect(checkUses([fine])).toMatchObject({ isTrue: true, found: '1 in use' });
  expect(checkUses([fine, { useKey: 'benefit:a:guest:2026-11', used: 3, total: 2 }])).toMatchObject({
    isTrue: false,
    found: '3 of 2: benefit:a:guest:2026-11',
  });
});
