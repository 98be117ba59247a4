import { chakra } from '@chakra-ui/react/styled-system';
import { requestText } from '@/shared/api';
import type { Toast } from '@/shared/toast';
import { FieldLink } from '@/shared/ui/error-summary';

const List = chakra('ul', {
  base: {
    margin: '0',
    marginTop: '1',
    paddingInlineStart: '6',
    listStyle: 'disc',
    fontSize: 'sm',
    '& > li': { paddingY: '1' },
  },
});
const Title = chakra('p', { base: { margin: '0', marginTop: '2', fontWeight: 'bold', fontSize: 'sm' } });

/** The server's validation messages by field, each with a link to its field if that is on the page. Requirement S8.3. */
export function ValidationList({ toast: { validationMessages = {}, controlIds = {} } }: { toast: Toast }) {
  const rows = Object.entries(validationMessages).flatMap(([field, texts]) =>
    texts.map((message) => ({ field, message, fieldId: controlIds[field] })),
  );
  if (rows.length === 0) return null;
  return (
    <>
      <Title>{requestText('request.validationTitle')}</Title>
      <List>
        {rows.map(({ field, message, fieldId }) => (
          <li key={`${field}:${message}`}>
            {fieldId ? <FieldLink fieldId={fieldId}>{message}</FieldLink> : message}
          </li>
        ))}
      </List>
    </>
  );
}
