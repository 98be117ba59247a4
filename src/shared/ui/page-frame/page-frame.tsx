import { useUnit } from 'effector-react';
import { type ReactElement, useEffect } from 'react';
import { type ApiFailure, isNotFound } from '../../api';
import type { Page } from '../../request';
import { useTitleNote } from '../../routes';
import { BackLink } from '../back-link';
import type { Elements } from '../elements';
import { FailureAlert } from '../failure-alert';
import { FocusHandover } from '../focus-handover';
import { Heading } from '../heading';
import { Spinner } from '../spinner';
import { Stack } from '../stack';

interface PageFrameProps<Params, Data> {
  readonly page: Page<Params, Data>;
  /** What the page is about, from its address. An object has to be the same for the same address. */
  readonly params: Params;
  /** Names the page. */
  readonly heading: string;
  /** Names the page instead, here and in the document's title, once it is known. */
  readonly title?: (data: Data) => string;
  /** Its heading is long, so its letters are smaller. */
  readonly isLong?: boolean;
  /** The page or the list that this page belongs to. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Below the heading. */
  readonly lead?: (data: Data | null) => Elements;
  /** Stands in place of the heading and what is around it. */
  readonly header?: (seen: { readonly data: Data | null; readonly failure: ApiFailure | null }) => Elements;
  /** Below the heading, and above a failure: the choice of what is shown, such as another day. */
  readonly controls?: (data: Data) => Elements;
  readonly loading: string;
  /** Its shape while it loads, instead of a spinner. */
  readonly skeleton?: Elements;
  readonly failed: string;
  /** Said instead where the server knows no such thing. */
  readonly notFound?: string | ReactElement;
  /** The whole page instead where the server knows no such thing. */
  readonly missing?: Elements;
  /** Heads the server's reason instead where it refuses (422). */
  readonly refused?: string;
  /** A column of text, unless it takes the whole width. */
  readonly isWide?: boolean;
  readonly children: (data: Data) => Elements;
}

/** A page that loads what it shows: its heading, and below it a skeleton, the failure with Try again, or the data. */
export function PageFrame<Params, Data>({ page, params, children, ...props }: PageFrameProps<Params, Data>) {
  const { data, failure, isLoading, opened, closed, retry } = useUnit({
    data: page.$data,
    failure: page.$failure,
    isLoading: page.$isLoading,
    opened: page.opened,
    closed: page.closed,
    retry: page.retryClicked,
  });
  useEffect(() => {
    opened(params);
  }, [params, opened]);
  useEffect(() => () => closed(), [closed]);

  const {
    heading,
    title,
    back,
    lead,
    header,
    controls,
    loading,
    skeleton,
    failed,
    notFound,
    missing,
    refused,
  } = props;
  if (missing && failure && isNotFound(failure)) return missing;
  const name = data !== null && title ? title(data) : '';
  return (
    <FocusHandover hasError={failure !== null} label={heading}>
      <Stack gap="6" {...(props.isWide ? {} : { maxWidth: 'column' })}>
        {title && <TitleNote name={name} />}
        {header ? (
          header({ data, failure })
        ) : (
          <Stack gap="2" align="start">
            {back && <BackLink to={back.to}>{back.label}</BackLink>}
            <Heading level={1} {...(props.isLong && { size: 'lg' })}>
              {name || heading}
            </Heading>
            {lead?.(data)}
          </Stack>
        )}
        {data !== null && controls?.(data)}
        {failure && (
          <FailureAlert
            title={failed}
            notFound={notFound}
            refused={refused}
            failure={failure}
            isBusy={isLoading}
            onRetry={() => retry()}
          />
        )}
        {data !== null && children(data)}
        {data === null && !failure && (skeleton ?? <Spinner label={loading} isLabelShown />)}
      </Stack>
    </FocusHandover>
  );
}

function TitleNote({ name }: { name: string }) {
  useTitleNote(name);
  return null;
}
