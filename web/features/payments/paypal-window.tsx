import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { useMemo, useRef, useState } from 'react';
import type { PayPalSettings } from '#contract/paypal-settings.ts';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { ButtonsSkeleton } from './buttons-skeleton.tsx';
import { ButtonsBroken, SetupIncomplete } from './setup-incomplete.tsx';
import type { Payment } from './use-payment.ts';

interface PayPalWindowProps {
  settings: PayPalSettings;
  order: AnyOrder;
  payment: Payment;
}

/** What our own inline scripts carry: PayPal's script hands it to the ones that it adds. */
const cspNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** PayPal's script, loaded for this page alone, and its buttons. The order's currency counts, not the shop's of today. */
export function PayPalWindow({ settings, order, payment }: PayPalWindowProps) {
  const { clientId, sdkUrl } = settings;
  const { currency } = order;
  const options = useMemo(() => {
    const nonce = cspNonce();
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
    <PayPalScriptProvider options={options}>
      <Buttons settings={settings} payment={payment} />
    </PayPalScriptProvider>
  );
}

function Buttons({ settings: { buttonStyles }, payment }: Pick<PayPalWindowProps, 'settings' | 'payment'>) {
  const [{ isRejected, isPending }] = usePayPalScriptReducer();
  const [isBroken, setBroken] = useState(false);
  const shown = useRef(false);
  const { layout, color, shape, label } = buttonStyles;
  if (isRejected) return <SetupIncomplete />;
  if (isBroken) return <ButtonsBroken />;
  return (
    <>
      {isPending && <ButtonsSkeleton />}
      <PayPalButtons
        style={{
          layout,
          color,
          shape,
          label: label || 'pay',
          height: 48,
          ...(layout === 'horizontal' && { tagline: false }),
        }}
        onInit={() => {
          shown.current = true;
        }}
        createOrder={payment.createOrder}
        onApprove={async ({ orderID }, actions) => {
          if (await payment.approved(orderID)) return actions.restart();
        }}
        onCancel={payment.cancelled}
        onError={() => (shown.current ? payment.failed() : setBroken(true))}
      >
        <ButtonsBroken />
      </PayPalButtons>
    </>
  );
}
