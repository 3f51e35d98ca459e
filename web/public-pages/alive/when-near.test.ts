import { afterEach, expect, it, vi } from 'vitest';
import { whenNear } from './when-near.ts';

afterEach(() => vi.unstubAllGlobals());

/** When a browser tells several things at once is its own affair: here the test says what is told. */
function watched() {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = disconnect;
      constructor(callback: typeof tell) {
        tell = callback;
      }
    },
  );
  const call = vi.fn();
  whenNear({} as Element, new AbortController().signal, call);
  return { call, disconnect, tell: (...near: boolean[]) => tell(near.map((isIntersecting) => ({ isIntersecting }))) };
}

it('calls once what comes near, and looks no more', () => {
  const { call, disconnect, tell } = watched();
  tell(false);
  expect(call).not.toHaveBeenCalled();
  tell(true);
  expect(call).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('calls also when a busy page tells both at once', () => {
  const { call, tell } = watched();
  tell(false, true);
  expect(call).toHaveBeenCalledOnce();
});
