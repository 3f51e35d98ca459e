import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { useEffect, useMemo } from 'react';
import type { ButtonStyles, PayPalSettings } from '#contract/paypal-settings.ts';
import { describeButtons } from './button-words.ts';
import { DrawnButtons } from './drawn-buttons.tsx';

interface LiveButtonsProps {
  /** As they are stored: what was only typed is no client yet. */
  settings: Pick<PayPalSettings, 'clientId' | 'currency' | 'sdkUrl'>;
  styles: ButtonStyles;
  /** PayPal's script did not come, or could not show its buttons. */
  onFailed: () => void;
}

/** PayPal's own buttons, to be looked at: nothing can be paid with them. */
export function LiveButtons({ settings: { clientId, currency, sdkUrl }, ...buttons }: LiveButtonsProps) {
  const options = useMemo(() => {
    // PayPal's script hands it to the ones that it adds.
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
    return {
      clientId,
      currency,
      intent: 'capture',
      components: 'buttons',
      sdkBaseUrl: sdkUrl,
      ...(nonce && { dataCspNonce: nonce }),
    };
  }, [clientId, currency, sdkUrl]);
  return (
    // The provider ignores later changes of the options.
    <PayPalScriptProvider key={JSON.stringify(options)} options={options}>
      <Buttons {...buttons} />
    </PayPalScriptProvider>
  );
}

function Buttons({ styles, onFailed }: Omit<LiveButtonsProps, 'settings'>) {
  const [{ isRejected, isResolved }] = usePayPalScriptReducer();
  useEffect(() => {
    if (isRejected) onFailed();
  }, [isRejected, onFailed]);
  const { layout, color, shape, label } = styles;
  if (!isResolved) return <DrawnButtons styles={styles} />;
  return (
    <div role="img" aria-label={describeButtons(styles)}>
      <div inert>
        <PayPalButtons
          forceReRender={[layout, color, shape, label]}
          style={{ layout, color, shape, label, height: 48, ...(layout === 'horizontal' && { tagline: false }) }}
          onError={onFailed}
        />
      </div>
    </div>
  );
}
