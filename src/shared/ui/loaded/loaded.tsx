import type { ApiFailure } from '../../api';
import type { Elements } from '../elements';
import { FailureAlert } from '../failure-alert';
import { FocusHandover } from '../focus-handover';
import { Spinner } from '../spinner';

interface LoadedProps<Data> {
  /** The name of the place, which takes the focus of what goes. */
  readonly label: string;
  readonly loading: string;
  readonly failed: string;
  /** Said instead where the server knows no such thing. */
  readonly notFound?: string;
  /** Heads the server's reason instead where it refuses (422). */
  readonly refused?: string;
  /** Null until it has come. */
  readonly data: Data | null;
  readonly failure: ApiFailure | null;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  readonly children: (data: Data) => Elements;
}

/** What a call gives, with what is shown while it loads and when it fails. */
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
