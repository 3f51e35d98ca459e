import { Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { useWidth } from '#web/ui/use-width.ts';
import { PreviewWindow } from './preview-window.tsx';

const devices = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden="true" className="size-4.5" /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone aria-hidden="true" className="size-4.5" /> },
] as const;
type Device = (typeof devices)[number]['value'];

const widths: Record<Device, number> = { desktop: 1280, phone: 375 };

interface PreviewPaneProps {
  /** The visitors' own component, with the draft in it. */
  children: ReactNode;
  /** Stands in its place where a visitor would see nothing. */
  empty?: ReactNode;
}

/** What visitors will see, at the width of a desktop or a phone. */
export function PreviewPane({ children, empty }: PreviewPaneProps) {
  const [chosen, setDevice] = useState<Device>();
  const { ref, width } = useWidth();
  // A desktop's page on a phone is too small to read.
  const device = chosen ?? (width !== undefined && width < 400 ? 'phone' : 'desktop');
  return (
    <Card aria-labelledby="preview" className="min-w-0">
      <CardHeader>
        <h3 id="preview" className="font-semibold text-body">
          Live Preview
        </h3>
        <Segmented label="Device" value={device} onChange={setDevice} options={devices} compact />
      </CardHeader>
      {empty && <div className="border-line border-b p-4">{empty}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, and the keyboard has to scroll it. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this is a window. */}
      <div role="group" aria-label="Preview" tabIndex={0} className="graph-paper max-h-[75dvh] overflow-y-auto p-3">
        <div ref={ref} className="grid justify-items-center">
          {width !== undefined && (
            <PreviewWindow key={device} width={widths[device]} scale={Math.min(1, width / widths[device])}>
              {children}
            </PreviewWindow>
          )}
        </div>
      </div>
    </Card>
  );
}
