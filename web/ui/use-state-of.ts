import { useState } from 'react';

/** State that belongs to one thing, and begins anew with another. */
export function useStateOf<State>(about: unknown, start: State): [State, (next: State) => void] {
  const [held, hold] = useState({ about, state: start });
  return [held.about === about ? held.state : start, (state) => hold({ about, state })];
}
