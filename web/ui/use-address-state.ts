import { useCallback, useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigation, useSearchParams } from 'react-router';
import { isQuestionOpen, leaveUnasked, watchUnsavedWork } from './unsaved-work.ts';

/** Changes that follow one another faster (ms) are written together: browsers refuse an address that is changed too often. */
const REST_MS = 300;

type Values<Name extends string> = Readonly<Partial<Record<Name, string>>>;
/** An empty text takes a part out. */
type Change<Name extends string> = Values<Name> | ((now: Values<Name>) => Values<Name>);

/**
 * How somebody looks at what the address names (a tab, a zoom): its parts with these names, kept there over a reload. They
 * stay while something else is named, and lose nothing, so nobody is asked. What the values mean is the caller's to read:
 * anything may stand in an address.
 * @param on whether there is something to look at; without it nothing is kept
 */
export function useAddressState<Name extends string>(names: readonly Name[], on: boolean) {
  const [params, setParams] = useSearchParams();
  const { state } = useNavigation();
  const { key } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const isAsked = useSyncExternalStore(watchUnsavedWork, isQuestionOpen, () => false);
  const read = () =>
    Object.fromEntries(
      names.flatMap((name) => (on && params.get(name) ? [[name, params.get(name)]] : [])),
    ) as Values<Name>;
  const [held, hold] = useState(() => ({ on, values: read() }));
  const now = held.on === on ? held : { on, values: read() };
  if (now !== held) hold(now);
  const { values } = now;

  /** The router goes on, or asks, before that is rendered: what is rendered late must not bring the address before back. */
  const isLate = () =>
    router !== undefined &&
    (router.state.location.key !== key ||
      [...router.state.blockers.values()].some(({ state }) => state !== 'unblocked'));
  const write = useEffectEvent(() => {
    if (isLate()) return;
    const next = new URLSearchParams(params);
    for (const name of names) {
      if (values[name]) next.set(name, values[name]);
      else next.delete(name);
    }
    if (String(next) === String(params)) return;
    leaveUnasked(() => setParams(next, { replace: true, preventScrollReset: true }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is written again where something else is named.
  useEffect(() => {
    // Whoever is on the way to another page, or is asked about it, is not called back.
    if (!on || state !== 'idle' || isAsked) return;
    const timer = setTimeout(write, REST_MS);
    return () => clearTimeout(timer);
  }, [on, state, isAsked, values, key]);

  const set = useCallback(
    (change: Change<Name>) =>
      hold((before) => {
        const wanted = typeof change === 'function' ? change(before.values) : change;
        return { ...before, values: { ...before.values, ...wanted } };
      }),
    [],
  );
  return [values, set] as const;
}
