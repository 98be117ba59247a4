import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

type Query = Readonly<Record<string, string>>;
type ChangeQuery = (query: Query, options?: NavigateOptions) => void;

/** The query of the address, and a function that opens the same path with another query. */
export function useSearchParams(): readonly [URLSearchParams, ChangeQuery] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const changeQuery = useCallback<ChangeQuery>(
    (query, options) => void navigate(`?${new URLSearchParams(query)}`, options),
    [navigate],
  );
  return [params, changeQuery];
}
