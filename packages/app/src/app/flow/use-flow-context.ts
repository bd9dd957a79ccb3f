import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AccountServices, useAccount } from '../account/account';
import { useToasts } from '../toasts';
import type { FlowContext } from './define-flow';

/** Gives a flow its context. The returned function keeps its identity. */
export function useFlowContext<Params>(): (params: Params) => FlowContext<Params, AccountServices> {
  const account = useAccount();
  const toasts = useToasts();
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  return useCallback(
    (params) => ({
      params,
      latest: () => params,
      account,
      toasts,
      navigate: (to, options) => void latest.current(to, options),
    }),
    [account, toasts],
  );
}
