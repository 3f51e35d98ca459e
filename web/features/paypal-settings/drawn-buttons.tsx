import { CreditCard } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { ButtonStyles } from '#contract/paypal-settings.ts';
import { classNames } from '#web/ui/class-names.ts';
import { brandColors } from './brand-colors.ts';
import { describeButtons, labelWords } from './button-words.ts';

/** PayPal's buttons as they will look, drawn by ourselves: no script, no frame, at once. */
export function DrawnButtons({ styles }: { styles: ButtonStyles }) {
  const { layout, color, shape, label } = styles;
  const [before = '', after = ''] = labelWords[label].split('PayPal');
  return (
    <div role="img" aria-label={describeButtons(styles)} data-drawn="">
      <div
        aria-hidden="true"
        className={classNames(
          'grid',
          layout === 'horizontal' ? 'grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2 text-small' : 'gap-3',
        )}
      >
        <Drawn style={brandColors[color]} shape={shape}>
          <span className="whitespace-pre">
            {before}
            <b className="font-extrabold italic">PayPal</b>
            {after}
          </span>
        </Drawn>
        <Drawn style={brandColors.black} shape={shape}>
          {layout === 'vertical' && <CreditCard className="size-5 shrink-0" />}
          Debit or Credit Card
        </Drawn>
      </div>
    </div>
  );
}

interface DrawnProps {
  style: CSSProperties;
  shape: ButtonStyles['shape'];
  children: ReactNode;
}

function Drawn({ style, shape, children }: DrawnProps) {
  return (
    <span
      style={{ ...style, fontFamily: 'system-ui, sans-serif' }}
      className={classNames(
        'flex h-12 items-center justify-center gap-2 overflow-hidden whitespace-nowrap border px-2 font-medium',
        shape === 'pill' ? 'rounded-full' : 'rounded-sm',
      )}
    >
      {children}
    </span>
  );
}
