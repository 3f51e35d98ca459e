import { Flame, type LucideIcon, PencilRuler } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

interface DesignToolsProps {
  heat: boolean;
  onHeat: (heat: boolean) => void;
  correcting: boolean;
  onCorrecting: (correcting: boolean) => void;
}

/** What can be done with the design: see what differs, and say what the engine took for something else. */
export function DesignTools({ heat, onHeat, correcting, onCorrecting }: DesignToolsProps) {
  return (
    <>
      {!correcting && <Toggle label="Heat map" Icon={Flame} pressed={heat} onPress={onHeat} />}
      <Toggle label="Correct" Icon={PencilRuler} pressed={correcting} onPress={onCorrecting} />
    </>
  );
}

interface ToggleProps {
  label: string;
  Icon: LucideIcon;
  pressed: boolean;
  onPress: (pressed: boolean) => void;
}

function Toggle({ label, Icon, pressed, onPress }: ToggleProps) {
  return (
    <Button
      look="quiet"
      aria-pressed={pressed}
      onClick={() => onPress(!pressed)}
      title={label}
      className="gap-1.5 px-3! aria-pressed:bg-accent-soft aria-pressed:text-accent"
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="lg:@max-md:sr-only">{label}</span>
    </Button>
  );
}
