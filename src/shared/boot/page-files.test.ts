import { expect, it } from 'vitest';
import { listPageFiles, type PageFiles } from './page-files';

const PAGE_FILES: PageFiles = {
  files: ['home.js', 'rows.js', 'timetable.js', 'session.js', 'court.js'],
  pages: {
    bookings: [
      ['/', [0]],
      ['/location/:locationSlug', [1, 2]],
      ['/location/:locationSlug/sessions/:sessionId', [1, 3]],
      ['/location/:locationSlug/spaces/:facilitySlug', [4]],
    ],
  },
};

it.each([
  ['/', ['home.js']],
  ['/location/ardwick-fields', ['rows.js', 'timetable.js']],
  ['/location/ardwick-fields/', ['rows.js', 'timetable.js']],
  ['/location/ardwick-fields/sessions/42', ['rows.js', 'session.js']],
  ['/location/ardwick-fields/spaces/badminton', ['court.js']],
  ['/location/ardwick-fields/spaces', []],
  ['/location', []],
  ['/nowhere', []],
])('the page at %s preloads only its own files: %j', (pathname, files) => {
  expect(listPageFiles(PAGE_FILES, 'bookings', pathname)).toEqual(files);
});

it('a sub-site without a table preloads nothing', () => {
  expect(listPageFiles(PAGE_FILES, 'my-account', '/')).toEqual([]);
});
