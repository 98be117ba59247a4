import { useUnit } from 'effector-react';
import { useState } from 'react';
import { DEFAULT_PAYMENT_TYPE, filterOptions } from '@/entities/membership';
import { $config } from '@/shared/config';
import { Alert } from '@/shared/ui/alert';
import { Card } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import {
  formatContentSecurityPolicy,
  formatEmbedConfig,
  formatPermissionsPolicy,
  formatSnippet,
  readOrigin,
} from '../lib/snippet';
import { $chosenCentre } from '../model/catalogue';
import { $chosenMembershipType } from '../model/unavailable-memberships';
import { text } from '../snippet-texts';
import { CentreChoice, MembershipChoice } from './choices';
import { CopyableLines } from './lines';

const CONTENT_OPTIONS = [
  { value: 'joining', label: text('snippet.joining') },
  { value: 'timetable', label: text('snippet.timetable') },
];

/** The lines with which another site shows this one, and what its policies need. */
export function SnippetTab() {
  const { centre, membershipType, config } = useUnit({
    centre: $chosenCentre,
    membershipType: $chosenMembershipType,
    config: $config,
  });
  const [shownContent, setShownContent] = useState('joining');
  const [pageAddress, setPageAddress] = useState('');
  const isTimetable = shownContent === 'timetable';
  const siteOrigin = isTimetable ? config.subSites.bookings : config.subSites.onlineJoining;
  const origin = readOrigin(pageAddress);
  const paymentType =
    membershipType && filterOptions(membershipType, DEFAULT_PAYMENT_TYPE).length === 0
      ? 'fixed'
      : DEFAULT_PAYMENT_TYPE;
  return (
    <Stack gap="6">
      <Card>
        <Stack gap="4">
          <Text>{text('snippet.intro')}</Text>
          <RadioGroup
            label={text('snippet.what')}
            options={CONTENT_OPTIONS}
            value={shownContent}
            onValueChange={setShownContent}
            appearance="plain"
            isRow
          />
          <CentreChoice error={isTimetable && centre === null ? text('snippet.needsCentre') : null} />
          {!isTimetable && <MembershipChoice />}
          <Field
            label={text('snippet.page')}
            hint={text('snippet.pageHint')}
            error={pageAddress !== '' && origin === null ? text('snippet.pageWrong') : null}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={pageAddress}
                onValueChange={setPageAddress}
              />
            )}
          </Field>
          {origin !== null && <HostPermission origin={origin} hosts={config.embed.hosts} />}
        </Stack>
      </Card>
      {siteOrigin === '' ? (
        <Alert status="warning">{text('snippet.noSite')}</Alert>
      ) : (
        <>
          {!(isTimetable && centre === null) && (
            <CopyableLines
              title={text('snippet.html')}
              hint={text('snippet.htmlHint')}
              lines={formatSnippet({
                siteOrigin,
                centreSlug: centre?.slug ?? null,
                membershipSlug: isTimetable ? null : (membershipType?.slug ?? null),
                paymentType,
                isTimetable,
              })}
            />
          )}
          <CopyableLines
            title={text('snippet.policy')}
            hint={text('snippet.policyHint')}
            lines={formatContentSecurityPolicy(siteOrigin)}
          />
          <CopyableLines
            title={text('snippet.permissions')}
            hint={text('snippet.permissionsHint')}
            lines={formatPermissionsPolicy(siteOrigin)}
          />
          {origin !== null && !config.embed.hosts.includes(origin) && (
            <CopyableLines
              title={text('snippet.config')}
              hint={text('snippet.configHint')}
              lines={formatEmbedConfig(config.embed.hosts, origin)}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function HostPermission({ origin, hosts }: { origin: string; hosts: readonly string[] }) {
  const isAllowed = hosts.includes(origin);
  return (
    <Alert status={isAllowed ? 'success' : 'warning'}>
      {text(isAllowed ? 'snippet.allowed' : 'snippet.notAllowed', { origin })}
    </Alert>
  );
}
