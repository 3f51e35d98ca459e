import { Code, Play, RotateCcw, Wand2 } from 'lucide-react';
import type { RefObject } from 'react';
import type { Framework, Mode } from '#contract/generations.ts';
import { type Action, useActions } from '#web/ui/actions/index.ts';
import { frameworks, modes } from '../vocabulary/index.ts';

interface FormActions {
  form: RefObject<HTMLFormElement | null>;
  working: boolean;
  ready: boolean;
  framework: Framework;
  mode: Mode;
  modeFixed: boolean;
  onChange: (style: { framework?: Framework; mode?: Mode }) => void;
  onReset: () => void;
}

const group = 'Conversion';

/** What the form does, for the palette. */
export function useFormActions({ form, working, ready, modeFixed, onReset, ...now }: FormActions): void {
  const submit: Action = {
    ...{ id: 'convert', label: 'Convert', group, keys: 'mod+enter', words: ['generate', 'run', 'again'], Icon: Play },
    disabled: working || !ready,
    run: () => form.current?.requestSubmit(),
  };
  const styles = [
    ...frameworks.map(
      ({ value, label }): Action => ({
        ...{ id: `framework ${value}`, label: `Framework: ${label}`, group, words: ['write'], Icon: Code },
        disabled: working || now.framework === value,
        run: () => now.onChange({ framework: value }),
      }),
    ),
    ...modes.map(
      ({ value, label }): Action => ({
        ...{ id: `mode ${value}`, label: `Code: ${label}`, group, words: ['mode'], Icon: Wand2 },
        disabled: working || modeFixed || now.mode === value,
        run: () => now.onChange({ mode: value }),
      }),
    ),
  ];
  const reset: Action = {
    ...{ id: 'new-conversion', label: 'New conversion', group, words: ['reset', 'clear'], Icon: RotateCcw },
    disabled: working,
    run: onReset,
  };
  useActions([submit, ...styles, reset]);
}
