import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'preview.title': 'Form preview',
  'preview.intro':
    'For centre staff: see what the site makes of what you’ve set up. Nothing on this page is sent or stored.',
  'preview.tabs': 'What to look at',
  'preview.form': 'Check a form',
  'preview.why': 'Why is it not shown?',
  'preview.snippet': 'Snippet for another site',

  'choice.centre': 'Centre',
  'choice.chooseCentre': 'Choose a centre',
  'choice.membership': 'Membership',
  'choice.chooseMembership': 'Choose a membership',
  'choice.loadingMemberships': 'Loading the memberships…',
  'choice.centresFailed': 'We couldn’t load the centres.',
  'choice.membershipsFailed': 'We couldn’t load the memberships of this centre.',

  'live.title': 'Load it from your system',
  'live.what': 'What to load',
  'live.load': 'Load and check',
  'live.address': 'Or an address',
  'live.addressHint':
    'Of your API, such as /api/data-fields?onboarding_type=customer_account_online, or of a centre’s or membership’s page on this site.',
  'live.loadAddress': 'Load this address',
  'live.failed': 'We couldn’t load that address.',
  'live.loaded': 'Loaded from {address}',
  'live.chooseFirst': 'Choose a centre first.',
  'live.chooseMembershipFirst': 'Choose a centre and a membership first.',
  'live.noAddress': 'Enter an address, such as /api/data-fields?onboarding_type=customer_account_online.',
  'live.otherOrigin':
    'The site’s security policy doesn’t let this page ask {origin}, only {own}. Open that address yourself, copy what it shows and paste it here.',
  'live.noApi': 'That’s no address of your API, and no page of a centre or a membership.',
  'live.noMembership':
    'Your system sends no membership of the name “{slug}” for this centre. Look under “Why is it not shown?”.',

  'kind.title': 'What it is',
  'kind.auto': 'Recognise it',
  'kind.details': 'Details of a new customer',
  'kind.questions': 'Questions of a membership',
  'kind.memberships': 'Memberships of a centre',
  'kind.centres': 'Centres',

  'check.title': 'Or paste it',
  'check.json': 'JSON',
  'check.jsonHint': 'The whole answer of your API, or its “data”.',
  'check.check': 'Check',
  'check.empty': 'Paste something to check.',
  'check.noJson': 'This isn’t JSON. Line {line}, column {column}: {what}.',
  'check.noObject': 'This is JSON, but no object in curly brackets and no list.',
  'check.unknown': 'We can’t tell what this is. Choose it under “What it is”.',

  'findings.title': 'What we found',
  'findings.none': 'Nothing to correct. Everything is shown as it was sent.',
  'findings.one': '1 thing to look at.',
  'findings.count': '{count} things to look at.',
  'findings.stops': 'Stops the sale',
  'findings.hides': 'Not shown',
  'findings.note': 'Note',
  'findings.unaskable': 'Instead of the form, customers read:',
  'findings.rows': 'Shown: {count} of {all}.',

  'form.title': 'The form',
  'form.hint': 'Fill it in and check your answers. They stay on this page.',
  'form.width': 'Show it on',
  'form.desktop': 'Desktop',
  'form.phone': 'Phone',
  'form.kiosk': 'Kiosk',
  'form.checkAnswers': 'Check my answers',
  'form.accepted': 'These answers would be taken. Nothing has been sent.',
  'form.none': 'There’s no field to show.',
  'form.failed': 'We couldn’t show the form.',
});
