import { defineTexts } from '@/shared/texts';

/** The lines that another site needs to show this one. */
export const text = defineTexts({
  'snippet.intro':
    'To show this site inside a page of another site, copy the lines below or send them to whoever looks after that site.',
  'snippet.what': 'What to show',
  'snippet.joining': 'Buy a membership',
  'snippet.timetable': 'A centre’s timetable',
  'snippet.page': 'Address of the other page',
  'snippet.pageHint': 'For example, https://www.club.example/join',
  'snippet.pageWrong': 'Enter the full address, starting with https://.',
  'snippet.allowed': '{origin} is in your configuration, so it may show this site.',
  'snippet.notAllowed':
    '{origin} isn’t in your configuration yet, so browsers won’t show this site there. Ask your operator to add the lines for config.json.',
  'snippet.html': 'For the page',
  'snippet.htmlHint': 'Put it where you want the site to appear.',
  'snippet.policy': 'For its Content-Security-Policy',
  'snippet.policyHint': 'Only if the page has one. Add these hosts to its script-src and frame-src.',
  'snippet.permissions': 'For its Permissions-Policy',
  'snippet.permissionsHint':
    'Only if the page has one: card payment, the bank’s passkeys and “Use my location” need these.',
  'snippet.config': 'For your operator: config.json',
  'snippet.configHint': 'The server’s frame-ancestors are generated from it.',
  'snippet.copy': 'Copy',
  'snippet.copied': 'Copied.',
  'snippet.notCopied': 'Your browser didn’t let us copy. Select the lines and copy them yourself.',
  'snippet.needsCentre': 'Choose a centre to show its timetable.',
  'snippet.noSite':
    'Your operator’s config.json doesn’t name this site under subSites, so there’s no address for the snippet.',
});
