import type { EngineChoice, GenerationEngine } from '#contract/generations.ts';
import { GENERATION_COST } from '#contract/vocabulary/generation-limits.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { type Engine, engineName, engineOptions } from '../vocabulary/index.ts';

interface EngineFieldProps {
  engines: readonly Engine[] | undefined;
  value: EngineChoice;
  disabled: boolean;
  /** There are pictures for several screens, which the built-in engine makes one page. */
  several: boolean;
  /** What it would do now costs nothing. */
  free: boolean;
  onChange: (engine: EngineChoice) => void;
}

/** Who does the work, and what it costs. */
export function EngineField({ engines, value, disabled, several, free, onChange }: EngineFieldProps) {
  const chosen = engines?.find(({ id }) => id === value);
  return (
    <Field
      label="Engine"
      aside={
        <span className="font-mono text-caption text-muted">
          {free ? 'free' : `${GENERATION_COST} ${GENERATION_COST === 1 ? 'credit' : 'credits'}`}
        </span>
      }
      hint={chosen && hintOf(value, several ? 'built-in' : chosen.uses)}
    >
      {(ids) => (
        <Select
          {...ids}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value as EngineChoice)}
        >
          {engineOptions(engines).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function hintOf(choice: EngineChoice, uses: GenerationEngine | null): string | undefined {
  if (choice !== 'automatic') return uses === null ? 'No key is active now.' : undefined;
  return uses === null ? undefined : `Now: ${engineName(uses)}`;
}
