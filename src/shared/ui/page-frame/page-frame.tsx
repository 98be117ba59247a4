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
  /** The page's parameters from its address. An object must be the same one for the same address. */
  readonly params: Params;
  /** The page's heading. */
  readonly heading: string;
  /** Replaces the heading, here and in the document title, once the data has loaded. */
  readonly title?: (data: Data) => string;
  /** Whether the heading is long and needs smaller letters. */
  readonly isLong?: boolean;
  /** The list or page above this page. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Content below the heading. */
  readonly lead?: (data: Data | null) => Elements;
  /** Replaces the heading and the content around it. */
  readonly header?: (loadState: {
    readonly data: Data | null;
    readonly failure: ApiFailure | null;
  }) => Elements;
  /** Shown below the heading and above a failure: a choice of what to show, such as another day. */
  readonly controls?: (data: Data) => Elements;
  readonly loading: string;
  /** The placeholder shown while loading, instead of a spinner. */
  readonly skeleton?: Elements;
  readonly failed: string;
  /** Shown instead of the failure for a 404. */
  readonly notFound?: string | ReactElement;
  /** Replaces the whole page for a 404. */
  readonly missing?: Elements;
  /** The heading of the server's reason for a 422. */
  readonly refused?: string;
  /** Uses the whole width instead of a column of text. */
  readonly isWide?: boolean;
  readonly children: (data: Data) => Elements;
}

/** A page that loads its data: the heading, and below it a skeleton, the failure with Try again, or the data. */
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
  const loadedTitle = data !== null && title ? title(data) : '';
  return (
    <FocusHandover hasError={failure !== null} label={heading}>
      <Stack gap="6" {...(props.isWide ? {} : { maxWidth: 'column' })}>
        {title && <TitleNote name={loadedTitle} />}
        {header ? (
          header({ data, failure })
        ) : (
          <Stack gap="2" align="start">
            {back && <BackLink to={back.to}>{back.label}</BackLink>}
            <Heading level={1} {...(props.isLong && { size: 'lg' })}>
              {loadedTitle || heading}
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
