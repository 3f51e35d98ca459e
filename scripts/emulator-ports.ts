// `npm run dev:emulators` and `npm start` run side by side, whichever is started first: their ports do not overlap.

/** `npm run dev:emulators` listens on exactly these: what is entered in the service for them stays right. */
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

/** The PayPal stand-in of a demo takes the first free port from here on; nobody enters it anywhere. */
export const DEMO_PAYPAL_PORT = 4120;
