export { registerWeb, type WebOptions } from './register-web.ts';
