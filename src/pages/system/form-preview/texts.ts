import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'preview.title': 'Form preview',
  'preview.intro':
    'For centre staff: see how the site shows what you’ve set up. Nothing on this page is sent or stored.',
  'preview.tabs': 'What would you like to check?',
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
    'An address on your API, such as /api/data-fields?onboarding_type=customer_account_online, or the page of a centre or membership on this site.',
  'live.loadAddress': 'Load this address',
  'live.loadFailed': 'We couldn’t load that address.',
  'live.loaded': 'Loaded from {address}',
  'live.chooseFirst': 'Choose a centre first.',
  'live.chooseMembershipFirst': 'Choose a centre and a membership first.',
  'live.noAddress': 'Enter an address, such as /api/data-fields?onboarding_type=customer_account_online.',
  'live.otherOrigin':
    'The site’s security policy only lets this page load from {own}, not from {origin}. Open that address yourself, copy what it shows and paste it here.',
  'live.noApi': 'That isn’t an address on your API, or the page of a centre or membership.',
  'live.noMembership':
    'Your system doesn’t send a membership called “{slug}” for this centre. Look under “Why is it not shown?”.',

  'kind.title': 'What it is',
  'kind.auto': 'Detect automatically',
  'kind.details': 'Details of a new customer',
  'kind.questions': 'Questions of a membership',
  'kind.memberships': 'Memberships of a centre',
  'kind.centres': 'Centres',

  'check.title': 'Or paste it',
  'check.json': 'JSON',
  'check.jsonHint': 'The whole response from your API, or its “data”.',
  'check.check': 'Check',
  'check.empty': 'Paste something to check.',
  'check.noJson': 'This isn’t JSON. Line {line}, column {column}: {what}.',
  'check.noObject': 'This is JSON, but it isn’t an object (in curly brackets) or a list.',
  'check.unknown': 'We can’t tell what this is. Choose it under “What it is”.',

  'findings.title': 'What we found',
  'findings.none': 'Nothing to correct. Everything is shown as it was sent.',
  'findings.one': '1 thing to check.',
  'findings.count': '{count} things to check.',
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
  'form.accepted': 'These answers would be accepted. Nothing has been sent.',
  'form.none': 'There are no fields to show.',
  'form.details': 'Your details',
  'form.questions': 'Additional details',
  'form.size': 'Shown at its real width, {width} pixels.',
  'form.sizeSmaller': 'Its real width is {width} pixels. Here it’s shown at {percent}%.',
  'form.sizeScrolled':
    'Its real width is {width} pixels. Here it’s shown at {percent}%: scroll sideways to see all of it.',
  'form.loading': 'Loading the form…',
  'form.failed': 'We couldn’t show the form.',
  'form.frameFailed':
    'Its frame didn’t load. If it never does, your site’s headers are older than the site: ask your operator to print them again.',

  'frame.desktop': 'The form on a desktop',
  'frame.phone': 'The form on a phone',
  'frame.kiosk': 'The form on a kiosk',
});
