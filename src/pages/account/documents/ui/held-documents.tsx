import type { HeldDocument } from '@/shared/api';
import { formatInstantDay } from '@/shared/format';
import { formatLongDate } from '@/shared/lib';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

const List = styled('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0',
    margin: '0',
    paddingX: { base: '4', md: '6' },
    paddingY: '1',
    listStyle: 'none',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    overflowWrap: 'anywhere',
  },
});
const Item = styled('li', {
  base: {
    paddingY: '3',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'line',
    '&:first-of-type': { borderTopWidth: '0' },
    '& h3': { margin: '0', fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', lineHeight: 'snug' },
  },
});

/** The submitted documents with their state. */
export function HeldDocuments({ documents }: { documents: readonly HeldDocument[] }) {
  return (
    <List>
      {documents.map((document) => (
        <Item key={document.id}>
          <h3 dir="auto">{document.name}</h3>
          <Text dir="auto">{formatDocumentState(document)}</Text>
          <Text size="sm" tone="muted">
            {document.uploadedAt
              ? text('documents.uploaded', { day: formatInstantDay(document.uploadedAt) })
              : text('documents.atTheCentre')}
          </Text>
        </Item>
      ))}
    </List>
  );
}

function formatDocumentState({ state, reason, expiresOn }: HeldDocument): string {
  const day = expiresOn ? formatLongDate(expiresOn) : null;
  switch (state) {
    case 'checking':
      return text('documents.state.checking');
    case 'accepted':
      return day === null ? text('documents.state.accepted') : text('documents.state.acceptedUntil', { day });
    case 'rejected':
      return reason ? text('documents.state.rejected', { reason }) : text('documents.state.rejectedWithout');
    case 'expired':
      return day === null ? text('documents.state.accepted') : text('documents.state.expired', { day });
  }
}
