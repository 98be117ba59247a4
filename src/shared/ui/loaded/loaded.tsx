import type { ApiFailure } from '../../api';
import type { Elements } from '../elements';
import { FailureAlert } from '../failure-alert';
import { FocusHandover } from '../focus-handover';
import { Spinner } from '../spinner';

interface LoadedProps<Data> {
  /** The name of the region, which takes over the focus when a control in it disappears. */
  readonly label: string;
  readonly loading: string;
  readonly failed: string;
  /** Shown instead for a 404. */
  readonly notFound?: string;
  /** The heading of the server's reason for a 422. */
  readonly refused?: string;
  /** Null until loaded. */
  readonly data: Data | null;
  readonly failure: ApiFailure | null;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  readonly children: (data: Data) => Elements;
}

/** The data of a request, with its loading and failure states. */
export function Loaded<Data>({
  label,
  loading,
  failed,
  notFound,
  refused,
  data,
  failure,
  isLoading,
  onRetry,
  children,
}: LoadedProps<Data>) {
  return (
    <FocusHandover hasError={failure !== null} label={label}>
      {failure && (
        <FailureAlert
          title={failed}
          notFound={notFound}
          refused={refused}
          failure={failure}
          isBusy={isLoading}
          onRetry={onRetry}
        />
      )}
      {data !== null && children(data)}
      {data === null && !failure && <Spinner label={loading} isLabelShown />}
    </FocusHandover>
  );
}
