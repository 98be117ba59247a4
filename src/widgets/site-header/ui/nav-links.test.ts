import { describe, expect, it } from 'vitest';
import { readConfig } from '@/shared/config';
import { type NavState, navLinks } from './nav-links';

const config = readConfig({
  subSites: {
    onlineJoining: 'https://join.example.org',
    bookings: 'https://book.example.org',
    myAccount: 'https://account.example.org',
  },
  flags: { campsAndCoursesBookingEnabled: true },
});

const LogInButton = () => null;

function linksOf(given: Partial<NavState> = {}) {
  return navLinks({
    config,
    isLoggedIn: false,
    isKiosk: false,
    centre: null,
    selectedVenueSlug: null,
    basketCount: 0,
    loginPath: '/login',
    ...given,
  });
}

const labels = (given?: Partial<NavState>) => linksOf(given).map(({ label }) => label);
const target = (label: string, given?: Partial<NavState>) => {
  const link = linksOf(given).find((found) => found.label === label);
  if (!link || 'Button' in link) return link?.Button;
  return 'to' in link ? link.to : link.href;
};

describe('the top navigation', () => {
  it('a visitor sees Log in and not My account', () => {
    expect(labels()).toEqual([
      'Book an activity',
      'Book a camp',
      'Book a course',
      'Buy a membership',
      'Basket',
      'Log in',
    ]);
  });

  it('a customer sees My account and not Log in', () => {
    expect(labels({ isLoggedIn: true })).toContain('My account');
    expect(labels({ isLoggedIn: true })).not.toContain('Log in');
  });

  it('Log in leads to its page, or is a button of its own', () => {
    expect(target('Log in')).toBe('/login');
    expect(target('Log in', { LogInButton })).toBe(LogInButton);
  });

  it('camps and courses stand there only when they can be booked', () => {
    const flags = { ...config.flags, campsAndCoursesBookingEnabled: false };
    expect(labels({ config: { ...config, flags } })).not.toContain('Book a camp');
    expect(labels({ config: { ...config, flags } })).not.toContain('Book a course');
  });

  it('Buy a membership stands there only when joining online is enabled', () => {
    const flags = { ...config.flags, onlineJoiningEnabled: false };
    expect(labels({ config: { ...config, flags } })).not.toContain('Buy a membership');
  });

  it('Buy a membership leads to the selected venue, on a kiosk and without one to the start', () => {
    expect(target('Buy a membership')).toBe('/');
    expect(target('Buy a membership', { selectedVenueSlug: 'riverside' })).toBe('/centre/riverside');
    expect(target('Buy a membership', { selectedVenueSlug: 'riverside', isKiosk: true })).toBe('/');
  });

  it('the bookings links lead to the bookings site', () => {
    expect(target('Book an activity')).toBe('https://book.example.org/redirect-to-selected-venue');
    expect(target('Book a camp')).toBe('https://book.example.org/camp-redirect-to-selected-venue');
    expect(target('Book a course')).toBe('https://book.example.org/course-redirect-to-selected-venue');
    expect(target('Basket')).toBe('https://book.example.org/basket');
    expect(target('My account', { isLoggedIn: true })).toBe('https://account.example.org/');
  });

  it('a kiosk gets its way back: the configured address, or the kiosk home', () => {
    const kiosk = { isKiosk: true, centre: 'riverside' };
    expect(target('Back to Kiosk Home', kiosk)).toBe('/kiosk?kiosk=true&centre=riverside');
    const configured = { ...kiosk, config: { ...config, kioskHomeUrl: 'https://kiosk.example.org/' } };
    expect(target('Back to Kiosk Home', configured)).toBe('https://kiosk.example.org/');
    expect(labels()).not.toContain('Back to Kiosk Home');
  });
});
