import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listViolations } from '@/shared/testing';
import { buildMembershipType } from '../../../../../tests/fixtures/memberships.ts';
import { buildVenue } from '../../../../../tests/fixtures/venues.ts';
import { openPreview } from '../testing/open-preview';

afterEach(() => vi.unstubAllGlobals());

const JOIN_ORIGIN = 'https://join.club.example';
const venue = buildVenue({ slug: 'riverside' });
const gymType = buildMembershipType({ name: 'Gym', slug: 'gym' });
const config = {
  subSites: { onlineJoining: JOIN_ORIGIN, bookings: 'https://book.club.example', myAccount: '' },
  embed: { hosts: ['https://www.club.example'] },
};

const openSnippetTab = () =>
  openPreview(
    '/form-preview/snippet',
    {
      [`/api/memberships/types?venue_id=${venue.id}`]: () => Response.json({ data: [gymType] }),
      [`/api/custom-questions/memberships/${gymType.id}`]: () => Response.json({ data: [] }),
    },
    { 'GET /api/venues/online-joining': { data: [venue] } },
    config,
  );
const getRegion = (name: string) => within(screen.getByRole('region', { name }));
const readLines = (name: string) => screen.getByRole('region', { name }).querySelector('pre')?.textContent;

test('the snippet follows what is chosen, and says what the policies of the page need', async () => {
  const { user } = openSnippetTab();
  expect(readLines('For the page')).toBe(
    `<div data-pavilion-join></div>\n<script src="${JOIN_ORIGIN}/embed.js" async></script>`,
  );
  await screen.findByRole('option', { name: venue.name });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Centre' }), venue.name);
  await screen.findByRole('option', { name: 'Gym' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Membership' }), 'Gym');
  expect(readLines('For the page')).toBe(
    `<div data-pavilion-join data-centre="riverside" data-membership="gym" data-payment-type="recurring"></div>\n<script src="${JOIN_ORIGIN}/embed.js" async></script>`,
  );
  expect(readLines('For its Content-Security-Policy')).toBe(
    `script-src ${JOIN_ORIGIN}; frame-src ${JOIN_ORIGIN}`,
  );
  expect(readLines('For its Permissions-Policy')).toContain(`payment=(self "${JOIN_ORIGIN}")`);
  await user.click(screen.getByRole('radio', { name: 'A centre’s timetable' }));
  expect(readLines('For the page')).toBe(
    '<div data-pavilion-join data-path="/location/riverside" data-title="Timetable"></div>\n<script src="https://book.club.example/embed.js" async></script>',
  );
  expect(await listViolations()).toEqual([]);
});

test('a page that the configuration does not name gets the lines that it needs', async () => {
  const { user } = openSnippetTab();
  const pageField = screen.getByRole('textbox', { name: 'Address of the other page' });
  await user.type(pageField, 'club');
  expect(screen.getByText('Enter the full address, starting with https://.')).toBeTruthy();
  await user.clear(pageField);
  await user.type(pageField, 'https://www.club.example/join');
  expect(screen.getByText(/is in your configuration, so it may show this site/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'For your operator: config.json' })).toBeNull();
  await user.clear(pageField);
  await user.type(pageField, 'https://new.example');
  expect(readLines('For your operator: config.json')).toBe(
    '"embed": {\n  "hosts": [\n    "https://www.club.example",\n    "https://new.example"\n  ]\n}',
  );
});

test('lines are copied, and the page says so where the browser does not allow it', async () => {
  const { user } = openSnippetTab();
  const clickCopy = () => user.click(getRegion('For the page').getByRole('button', { name: 'Copy' }));
  await clickCopy();
  expect(await getRegion('For the page').findByText('Copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(readLines('For the page'));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await clickCopy();
  expect(await getRegion('For the page').findByText(/Your browser didn’t let us copy/)).toBeTruthy();
});
