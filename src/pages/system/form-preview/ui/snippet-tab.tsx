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
import { formatConfig, formatPermissions, formatPolicy, formatSnippet, readOrigin } from '../lib/snippet';
import { $centre } from '../model/catalogue';
import { $type } from '../model/unavailable-memberships';
import { text } from '../snippet-texts';
import { CentreChoice, MembershipChoice } from './choices';
import { Lines } from './lines';

const SHOWN = [
  { value: 'joining', label: text('snippet.joining') },
  { value: 'timetable', label: text('snippet.timetable') },
];

/** The lines with which another site shows this one, and what its policies need. */
export function SnippetTab() {
  const { centre, type, config } = useUnit({ centre: $centre, type: $type, config: $config });
  const [shownPart, setShown] = useState('joining');
  const [page, setPage] = useState('');
  const isTimetable = shownPart === 'timetable';
  const site = isTimetable ? config.subSites.bookings : config.subSites.onlineJoining;
  const origin = readOrigin(page);
  const paymentType =
    type && filterOptions(type, DEFAULT_PAYMENT_TYPE).length === 0 ? 'fixed' : DEFAULT_PAYMENT_TYPE;
  return (
    <Stack gap="6">
      <Card>
        <Stack gap="4">
          <Text>{text('snippet.intro')}</Text>
          <RadioGroup
            label={text('snippet.what')}
            options={SHOWN}
            value={shownPart}
            onValueChange={setShown}
            appearance="plain"
            isRow
          />
          <CentreChoice error={isTimetable && centre === null ? text('snippet.needsCentre') : null} />
          {!isTimetable && <MembershipChoice />}
          <Field
            label={text('snippet.page')}
            hint={text('snippet.pageHint')}
            error={page !== '' && origin === null ? text('snippet.pageWrong') : null}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={page}
                onValueChange={setPage}
              />
            )}
          </Field>
          {origin !== null && <Permission origin={origin} hosts={config.embed.hosts} />}
        </Stack>
      </Card>
      {site === '' ? (
        <Alert status="warning">{text('snippet.noSite')}</Alert>
      ) : (
        <>
          {!(isTimetable && centre === null) && (
            <Lines
              title={text('snippet.html')}
              hint={text('snippet.htmlHint')}
              lines={formatSnippet({
                site,
                centre: centre?.slug ?? null,
                membership: isTimetable ? null : (type?.slug ?? null),
                paymentType,
                isTimetable,
              })}
            />
          )}
          <Lines
            title={text('snippet.policy')}
            hint={text('snippet.policyHint')}
            lines={formatPolicy(site)}
          />
          <Lines
            title={text('snippet.permissions')}
            hint={text('snippet.permissionsHint')}
            lines={formatPermissions(site)}
          />
          {origin !== null && !config.embed.hosts.includes(origin) && (
            <Lines
              title={text('snippet.config')}
              hint={text('snippet.configHint')}
              lines={formatConfig(config.embed.hosts, origin)}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function Permission({ origin, hosts }: { origin: string; hosts: readonly string[] }) {
  const isAllowed = hosts.includes(origin);
  return (
    <Alert status={isAllowed ? 'success' : 'warning'}>
      {text(isAllowed ? 'snippet.allowed' : 'snippet.notAllowed', { origin })}
    </Alert>
  );
}
