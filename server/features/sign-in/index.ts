export { type Auth, createAuth, type PasswordHashing } from './create-auth.ts';
export { registerPopup } from './popup/register-popup.ts';
export { proveIdentity } from './prove-identity.ts';
export { offeredProviders } from './providers.ts';
export { registerAuth } from './register-auth.ts';
export { endSession, endSessions, findSessions, presentSession } from './sessions/own-sessions.ts';
export { createSessionReader } from './sessions/read-session.ts';
