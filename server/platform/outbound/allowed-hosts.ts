/** A host that may be called although its address is not public. Without a port: at any. */
export type AllowedHost = { hostname: string; port: number | undefined };

/**
 * Reads a list such as `localhost:11434,ollama.lan,[::1]:8080`. Hosts are kept as a URL writes them.
 * @throws an Error that says how an entry should look
 */
export function readAllowedHosts(list: string): AllowedHost[] {
  const entries = list.split(',').map((entry) => entry.trim());
  return entries.filter(Boolean).map((entry) => {
    const [, host, port] = /^(\[[\da-f:.]+\]|[^\s:/?#@[\]]+)(?::(\d{1,5}))?$/i.exec(entry) ?? [];
    if (!host || Number(port) > 65_535 || !URL.canParse(`http://${host}`))
      throw new Error(`“${entry}” is not a host or host:port, such as localhost:11434`);
    return { hostname: new URL(`http://${host}`).hostname, port: port ? Number(port) : undefined };
  });
}

export const isAllowed = (allowed: readonly AllowedHost[], hostname: string, port: number): boolean =>
  allowed.some((host) => host.hostname === hostname && (host.port === undefined || host.port === port));
