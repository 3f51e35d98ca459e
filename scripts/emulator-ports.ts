// `npm run dev:emulators` and `npm start` can run at the same time, in either order: their ports do not overlap.

/** `npm run dev:emulators` always listens on these, so that addresses stored in the service stay valid. */
export const devPorts = {
  gemini: 4101,
  openai: 4102,
  anthropic: 4103,
  s3: 4104,
  smtp: 4105,
  mails: 4106,
  openid: 4107,
  paypal: 4108,
};

/** The PayPal emulator of a demo takes the first free port from here on; nobody has to enter it anywhere. */
export const DEMO_PAYPAL_PORT = 4120;
