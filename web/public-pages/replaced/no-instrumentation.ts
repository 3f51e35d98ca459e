/** Takes the place of React Router's hooks for measuring navigations in the browser: none is set. */
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = <Router>(router: Router): Router => router;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
// Named by React Router's server, of which nothing reaches the browser.
export const instrumentHandler = undefined;
export const instrumentationResultMetaContext = undefined;
