import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

type SearchParams = URLSearchParams | Readonly<Record<string, string>>;
type SetSearchParams = (wanted: SearchParams, options?: NavigateOptions) => void;

/** The query of the address, and a way to another one on the same path. The hook of the router's package brings all its forms (4 kB gzip). */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetSearchParams>(
    (wanted, options) => void navigate(`?${new URLSearchParams(wanted)}`, options),
    [navigate],
  );
  return [params, setParams];
}
