import { Blend } from 'lucide-react';
import type { Framework } from '#contract/generations.ts';
import { paths } from '#web/paths.ts';
import { useWidth } from '#web/ui/use-width.ts';
import { SandboxFrame } from '../preview/index.ts';
import { type Device, devices } from '../vocabulary/index.ts';

/** Widths of a device, CSS px. A desktop is as wide as the window, but never laid out as a tablet. */
const widths: Record<Device, number> = { desktop: 1280, tablet: 768, mobile: 375 };

/** The page as on a device, or compared with its design. */
export type SharedView = Device | 'compare';

export const viewOptions: { value: SharedView; label: string; icon: React.ReactNode }[] = [
  ...devices.map(({ value, label, Icon }) => ({ value, label, icon: <Icon aria-hidden="true" className="size-4" /> })),
  { value: 'compare', label: 'Before and after', icon: <Blend aria-hidden="true" className="size-4" /> },
];

interface DeviceFrameProps {
  framework: Framework;
  code: { html: string; css: string };
  view: Device;
}

/** The live page in the whole room, as wide as the device, made smaller where the room is narrower. */
export function DeviceFrame({ framework, code, view }: DeviceFrameProps) {
  const room = useWidth();
  const available = room.width ?? widths[view];
  const width = view === 'desktop' ? Math.max(available, widths.desktop) : widths[view];
  const scale = Math.min(1, available / width);
  return (
    <div ref={room.ref} className="absolute inset-0 overflow-hidden">
      <div style={{ width: width * scale }} className="mx-auto h-full overflow-hidden border-line border-x bg-[#fff]">
        <SandboxFrame
          framework={framework}
          code={code}
          src={paths.preview}
          title="The shared page"
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          className="block max-w-none border-0"
        />
      </div>
    </div>
  );
}
