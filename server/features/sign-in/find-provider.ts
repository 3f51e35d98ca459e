import type { AuthContext } from 'better-auth';
import type { Config } from '#server/config.ts';
import type { Auth } from './create-auth.ts';
import { openidPlugin } from './openid-plugin.ts';
import { OPENID, offeredProviders } from './providers.ts';

/**
 * The configured provider of that id, ready to be used. The sign-in library reads an issuer's document once, when it
 * starts; an issuer that did not answer then is asked again here.
 * @returns false when it is not configured, or still does not answer
 */
export async function findProvider(auth: Auth, config: Config, id: string): Promise<boolean> {
  if (!offeredProviders(config).some((offered) => offered.id === id)) return false;
  const context = await auth.$context;
  const isReady = () => context.socialProviders.some((provider) => provider.id === id);
  if (isReady() || id !== OPENID) return isReady();
  Object.assign(context, (await openidPlugin(config).init(context as unknown as AuthContext)).context);
  return isReady();
}
